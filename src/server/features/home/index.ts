import type { Feature } from '#server/platform/app/feature.ts';
import { homeSchema } from './resolvers.ts';

export const home: Feature = { name: 'home', schema: () => homeSchema };
