import { filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';

/** The highlights of a project that say this, as far as the form lets them through. */
export function evidenceFilter(projectId: string | null, search: string, form?: FilterForm) {
  return {
    projectId,
    ...(search !== '' && { query: search }),
    ...(form && form.rows.length > 0 && { form: JSON.stringify(filterFormToWire(form)) }),
  };
}
