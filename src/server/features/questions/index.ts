import type { Feature } from '#server/platform/app/feature.ts';
import { questionsSchema } from './resolvers.ts';

export { writeAnswers } from './answer-questions.ts';
export { insertQuestion } from './create-question.ts';

export const questions: Feature = { name: 'questions', schema: () => questionsSchema };
