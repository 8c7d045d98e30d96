import { columnTitle, compareColumns } from '#domain/charts/chart-scale.ts';
import type { FoundChartField } from './find-chart-field.ts';

export type ChartColumn = { readonly value: string; readonly title: string; readonly total: number };

/** As the field orders its values. An option that was deleted is no column; no value comes last. */
export function orderColumns(
  columns: readonly ChartColumn[],
  { fieldType: type, options }: FoundChartField,
): ChartColumn[] {
  const byValue = new Map(columns.map((column) => [column.value, column]));
  const empty = byValue.get('');
  const named = columns.filter(({ value }) => value !== '');
  const last = empty ? [{ ...empty, title: 'No value' }] : [];
  if (type === 'SELECT') return [...chosen(byValue, options), ...last];
  if (type === 'BOOLEAN') return [...chosen(byValue, yesAndNo), ...last];
  if (type === 'NUMBER' || type === 'DATETIME') {
    const inTurn = named.toSorted((a, b) => compareColumns(type, a.value, b.value));
    return [...inTurn.map((column) => ({ ...column, title: columnTitle(type, column.value) })), ...last];
  }
  const sorted =
    type === 'NPS'
      ? named.toSorted((a, b) => Number(a.value) - Number(b.value))
      : named.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return [...sorted, ...last];
}

const yesAndNo = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];

function chosen(
  byValue: ReadonlyMap<string, ChartColumn>,
  options: readonly { readonly id: string; readonly label: string }[],
): ChartColumn[] {
  return options.flatMap(({ id, label }) => {
    const column = byValue.get(id);
    return column ? [{ ...column, title: label }] : [];
  });
}
