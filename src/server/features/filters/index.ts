import type { Feature } from '#server/platform/app/feature.ts';
import { filtersSchema } from './resolvers.ts';

export { findSavedFilter } from './find-saved-filter.ts';
export { predicateToSql } from './predicate-to-sql.ts';
export { readFilterForm } from './read-filter-form.ts';

export const filters: Feature = { name: 'filters', schema: () => filtersSchema };
