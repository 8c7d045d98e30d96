import { filterFormToWire } from '#domain/filters/filter-form.ts';

/** The highlights of a project that say this. */
export function evidenceFilter(projectId: string | null, search: string) {
  const field = { kind: 'system', field: 'Content' } as const;
  const row = { id: 'search', field, operator: 'contains', values: { Text: search } } as const;
  return {
    projectId,
    ...(search !== '' && { form: JSON.stringify(filterFormToWire({ combinator: 'And', rows: [row] })) }),
  };
}
