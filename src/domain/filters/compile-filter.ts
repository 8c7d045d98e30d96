import { datumKinds } from '#domain/fields/field-datum.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { isInvalidPersonField, personFieldMessage } from './filter-field.ts';
import type { FilterForm, FilterRow } from './filter-form.ts';
import { isListProperty, type FilterProperty } from './filter-properties.ts';
import {
  targetFieldSources,
  targetOfResultType,
  targetProperties,
  type FilterTarget,
} from './filter-targets.ts';
import { all, always, any, never, not, type Predicate } from './predicate.ts';
import { rowTest, type FilterSituation, type RowTest } from './row-test.ts';
import { usableFilterRows } from './usable-rows.ts';

export type FilterPredicate = Predicate<FilterProperty>;
export type CompiledFilter = Partial<Record<FilterTarget, FilterPredicate>>;

/** One predicate for each type that is searched. */
export function compileFilter(
  form: FilterForm,
  options: FilterSituation & { readonly resultTypes: readonly SearchResultType[] },
): Parsed<CompiledFilter> {
  if (form.rows.some((row) => isInvalidPersonField(row.field))) return refused(personFieldMessage);
  const rows = usableFilterRows(form, options);
  const compiled: CompiledFilter = {};
  for (const type of options.resultTypes) {
    const target = targetOfResultType[type];
    compiled[target] = compileRows(rows, form.combinator, target, options);
  }
  return accepted(compiled);
}

function compileRows(
  rows: readonly FilterRow[],
  combinator: FilterForm['combinator'],
  target: FilterTarget,
  situation: FilterSituation,
): FilterPredicate {
  if (rows.length === 0) return always;
  const parts = rows.map((row) => compileRow(row, target, situation));
  return combinator === 'And' ? all(parts) : any(parts);
}

/** A row on something the target does not have matches nothing there, also when it is negated. */
function compileRow(row: FilterRow, target: FilterTarget, situation: FilterSituation): FilterPredicate {
  if (row.field.kind === 'system') {
    const property = targetProperties[target][row.field.field];
    if (!property) return never;
    const test = rowTest(row, isListProperty(property), situation);
    return test ? combine(test, (one) => ({ property, ...one })) : never;
  }
  const from = targetFieldSources[target][row.field.kind];
  if (!from) return never;
  const { fieldId, fieldType } = row.field;
  const kind = datumKinds[fieldType];
  const test = rowTest(row, kind === 'uuidArray', situation);
  return test
    ? combine(test, (one) => ({ op: 'fieldDatum', from, fieldId, filter: { kind, test: one } }))
    : never;
}

function combine(
  test: RowTest,
  toPredicate: (one: RowTest['every'][number]) => FilterPredicate,
): FilterPredicate {
  const positive = all(test.every.map(toPredicate));
  return test.negated ? not(positive) : positive;
}
