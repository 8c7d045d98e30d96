import type { Feature } from '#server/platform/app/feature.ts';
import { chartsSchema } from './resolvers.ts';

export { readFigures } from './read-figures.ts';

export const charts: Feature = { name: 'charts', schema: () => chartsSchema };
