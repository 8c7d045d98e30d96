import type { FilterForm, FilterRow } from '#domain/filters/filter-form.ts';
import type { FieldType } from '#domain/fields/field-types.ts';

/** Fields with few enough values to be the columns of a table, each of which a filter can ask for. */
const chartFieldTypes = ['SELECT', 'BOOLEAN', 'NPS', 'TEXT'] as const;
export type ChartFieldType = (typeof chartFieldTypes)[number];

export type ChartField = {
  readonly kind: 'note' | 'person';
  readonly fieldId: string;
  readonly fieldType: ChartFieldType;
};

export function isChartFieldType(type: FieldType): type is ChartFieldType {
  return chartFieldTypes.some((known) => known === type);
}

/** Lets through what a column counts. `value` is empty for the column of what has no value. */
export function columnFilter(field: ChartField, value: string): FilterForm {
  return { combinator: 'And', rows: [{ id: 'column', field, ...testOf(field.fieldType, value) }] };
}

function testOf(type: ChartFieldType, value: string): Pick<FilterRow, 'operator' | 'values'> {
  if (value === '') return { operator: 'is empty', values: {} };
  if (type === 'SELECT') return { operator: 'is one of', values: { Options: [value] } };
  if (type === 'BOOLEAN') return { operator: 'is', values: { Boolean: value === 'true' } };
  return { operator: 'is', values: type === 'NPS' ? { Int32: value } : { Text: value } };
}
