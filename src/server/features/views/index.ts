import type { Feature } from '#server/platform/app/feature.ts';
import { viewsSchema } from './resolvers.ts';

export const views: Feature = { name: 'views', schema: () => viewsSchema };
