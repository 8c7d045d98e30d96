import type { ChartShape, ChartType } from '#domain/charts/chart-options.ts';
import type { DatePreset } from '#domain/time/date-presets.ts';

export const typeNames: Readonly<Record<ChartType, string>> = { tag: 'By tag', 'tag-group': 'By tag group' };

export const shapeNames: Readonly<Record<ChartShape | 'line' | 'none', string>> = {
  bar: 'Bars',
  radar: 'Radar',
  pie: 'Pie',
  treemap: 'Treemap',
  line: 'Over time',
  none: 'Table only',
};

export const presetNames: Readonly<Record<DatePreset, string>> = {
  thisWeek: 'This week',
  thisMonth: 'This month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  last7Days: 'Last 7 days',
  last14Days: 'Last 14 days',
  last28Days: 'Last 28 days',
  last90Days: 'Last 90 days',
  last180Days: 'Last 180 days',
  allTimeNoRange: 'All time',
  custom: 'Custom dates',
};

export function optionsOf<Value extends string>(
  names: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
}
