export { FilterForm } from './filter-form.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { filtersCache } from './filters-cache.ts';
export { useFilterFields } from './use-filter-fields.ts';
