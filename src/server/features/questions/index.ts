import type { Feature } from '#server/platform/app/feature.ts';
import { questionsSchema } from './resolvers.ts';

export const questions: Feature = { name: 'questions', schema: () => questionsSchema };
