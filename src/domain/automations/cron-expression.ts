import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Field = { name: string; min: number; max: number; words?: readonly string[]; firstWord?: number };

/** In the order they are written. Sunday is 0 and 7. */
const fields = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day of month', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, words: months, firstWord: 1 },
  { name: 'day of week', min: 0, max: 7, words: weekdays, firstWord: 0 },
] as const satisfies readonly Field[];

const maxLength = 200;

/** Five fields of numbers, names, `*`, ranges, lists and steps; answers it with single blanks. */
export function parseCronExpression(input: string): Parsed<string> {
  const parts = input.trim().split(/\s+/);
  if (input.length > maxLength || parts.length !== fields.length) {
    return refused('A schedule needs five fields: minute, hour, day of month, month and day of week');
  }
  const values: (readonly number[])[] = [];
  for (const [index, field] of fields.entries()) {
    const set = valuesOf(field, parts[index] ?? '');
    if (!set) return refused(`The ${field.name} of the schedule is not valid`);
    values.push(set);
  }
  const [, , days = [], inMonths = []] = values;
  if (parts[4] === '*' && !someDayExists(days, inMonths)) return refused('This schedule never runs');
  return accepted(parts.join(' '));
}

/** Null where the text does not read. */
function valuesOf(field: Field, text: string): number[] | null {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const range = rangeOf(field, part);
    if (!range) return null;
    for (let value = range.from; value <= range.to; value += range.step) values.add(value);
  }
  return [...values];
}

function rangeOf(field: Field, part: string): { from: number; to: number; step: number } | null {
  const match = /^(\*|[a-z0-9]+)(?:-([a-z0-9]+))?(?:\/(\d{1,3}))?$/i.exec(part);
  if (!match) return null;
  const [, start = '', end, stepText] = match;
  const step = stepText === undefined ? 1 : Number(stepText);
  if (step < 1) return null;
  if (start === '*') return end === undefined ? { from: field.min, to: field.max, step } : null;
  const from = valueOf(field, start);
  const to = end === undefined ? (stepText === undefined ? from : field.max) : valueOf(field, end);
  return from === null || to === null || from > to ? null : { from, to, step };
}

function valueOf(field: Field, text: string): number | null {
  const word = field.words?.indexOf(text.toLowerCase()) ?? -1;
  if (word >= 0) return word + (field.firstWord ?? 0);
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= field.min && value <= field.max ? value : null;
}

function someDayExists(days: readonly number[], inMonths: readonly number[]): boolean {
  const firstDay = Math.min(...days);
  return inMonths.some((month) => firstDay <= (daysOfMonth[month - 1] ?? 0));
}
