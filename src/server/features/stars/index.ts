import type { Feature } from '#server/platform/app/feature.ts';
import { starsSchema } from './resolvers.ts';

export const stars: Feature = { name: 'stars', schema: () => starsSchema };
