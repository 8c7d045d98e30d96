import type { SearchResultType } from '#domain/search/result-types.ts';
import { withoutQuotes } from './exact-phrase.ts';
import { parseFilterDate } from './filter-date.ts';
import { operandTypeOf } from './filter-field.ts';
import type { FilterForm, FilterRow } from './filter-form.ts';
import { isMultiSelectType } from './operands.ts';
import { isEmptinessOperator } from './operators.ts';

type Situation = { readonly resultTypes: readonly SearchResultType[]; readonly now: Date };

/** The rows that take part in a search; the form itself keeps the others for further editing. */
export function usableFilterRows(form: FilterForm, situation: Situation): FilterRow[] {
  return form.rows.filter((row) => {
    if (isProjectRow(row) && !projectRowsCount(situation.resultTypes)) return false;
    return row.operator !== null && (isProjectRow(row) || hasUsableValue(row, situation.now));
  });
}

export function hasUsableValue(row: FilterRow, now: Date): boolean {
  if (row.operator !== null && isEmptinessOperator(row.operator)) return true;
  const type = operandTypeOf(row.field);
  if (isMultiSelectType(type)) return (row.values[type] ?? []).length > 0;
  if (type === 'Boolean') return row.values.Boolean !== undefined;
  const text = row.values[type]?.trim() ?? '';
  if (type === 'RelativeDate') return parseFilterDate(text, now) !== null;
  const isPart = row.operator === 'contains' || row.operator === 'does not contain';
  return (isPart ? withoutQuotes(text) : text) !== '';
}

/** People and folders are in no project. */
function projectRowsCount(resultTypes: readonly SearchResultType[]): boolean {
  return resultTypes.some((type) => type !== 'PERSON' && type !== 'PROJECT_CATEGORY');
}

function isProjectRow(row: FilterRow): boolean {
  return row.field.kind === 'system' && row.field.field === 'Project';
}
