import type { Feature } from '#server/platform/app/feature.ts';
import { peopleSchema } from './resolvers.ts';

export const people: Feature = { name: 'people', schema: () => peopleSchema };
