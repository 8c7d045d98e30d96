import type { Feature } from '#server/platform/app/feature.ts';
import { chartsSchema } from './resolvers.ts';

export { contactCells } from './field-cells.ts';
export { findContactField, type FoundChartField } from './find-chart-field.ts';
export { orderColumns } from './order-columns.ts';
export { readFigures } from './read-figures.ts';

export const charts: Feature = { name: 'charts', schema: () => chartsSchema };
