import { operatorsOf, type FilterField } from './filter-field.ts';
import type { FilterRow } from './filter-form.ts';

/** Keeps an operator that is still valid; a select field starts afresh, since its options are its own. */
export function changeFilterField(row: FilterRow, field: FilterField): FilterRow {
  if (isSelect(field)) return { ...row, field, operator: null, values: {} };
  const valid = operatorsOf(field);
  const operator = valid.find((known) => known === row.operator) ?? valid[0] ?? null;
  return { ...row, field, operator };
}

/** A row for a field that was just picked. */
export function newFilterRow(id: string, field: FilterField): FilterRow {
  return changeFilterField({ id, field, operator: null, values: {} }, field);
}

function isSelect(field: FilterField): boolean {
  return field.kind !== 'system' && field.fieldType === 'SELECT';
}
