import type { ChartFieldType } from './chart-fields.ts';

/** How values are put together into columns; null: each is its own. */
export type ChartScale = { readonly step: number } | 'day' | 'month' | 'year' | null;

/** So many values are still columns of their own. */
const few = 12;
const wantedColumns = 8;
const monthsAsColumns = 24;

export function numberScale(values: { count: number; min: number; max: number }): ChartScale {
  if (values.count <= few) return null;
  return { step: roundStep((values.max - values.min) / wantedColumns) };
}

/** `min` and `max` are days, as YYYY-MM-DD. */
export function dateScale({ count, min, max }: { count: number; min: string; max: string }): ChartScale {
  if (count <= few) return 'day';
  return monthOf(max) - monthOf(min) < monthsAsColumns ? 'month' : 'year';
}

/** That of a column: its value says where it begins and ends. */
export function scaleOfColumn(type: ChartFieldType, value: string): ChartScale {
  if (type === 'DATETIME') return value.length === 4 ? 'year' : value.length === 7 ? 'month' : 'day';
  const range = type === 'NUMBER' ? rangeOf(value) : null;
  return range && range.to > range.from ? { step: rounded(range.to - range.from) } : null;
}

/** The heading of a column of numbers or dates. */
export function columnTitle(type: 'NUMBER' | 'DATETIME', value: string): string {
  if (type === 'DATETIME') return dateTitle(value);
  const range = rangeOf(value);
  if (range) return `${figure(range.from)} to under ${figure(range.to)}`;
  return figure(Number(value));
}

/** Columns are in the order of what they begin with. */
export function compareColumns(type: 'NUMBER' | 'DATETIME', a: string, b: string): number {
  if (type === 'NUMBER') return Number.parseFloat(a) - Number.parseFloat(b);
  return a < b ? -1 : Number(a > b);
}

function rangeOf(value: string): { from: number; to: number } | null {
  const [from = '', to = '', ...more] = value.split('..');
  const range = { from: Number(from), to: Number(to) };
  if (from === '' || to === '' || more.length > 0) return null;
  return Number.isFinite(range.from) && Number.isFinite(range.to) ? range : null;
}

/** 1, 2 or 5 with zeros. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const lead = [1, 2, 5].find((one) => one * power >= least) ?? 10;
  return rounded(lead * power);
}

/** Without the last digits of a sum of fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

function figure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 10 });
}

function monthOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dateTitle(value: string): string {
  const [year = '', month, day] = value.split('-');
  if (month === undefined) return year;
  const named = `${months[Number(month) - 1] ?? month} ${year}`;
  return day === undefined ? named : `${Number(day)} ${named}`;
}
