import { filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';

/** As the API takes it; null for a form that asks for nothing. */
export function filterText(form: FilterForm): string | null {
  return form.rows.length === 0 ? null : JSON.stringify(filterFormToWire(form));
}
