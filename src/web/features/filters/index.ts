export { FilterForm } from './filter-form.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { useFilterFields } from './use-filter-fields.ts';
