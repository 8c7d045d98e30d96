import type { FieldType } from '#domain/fields/field-types.ts';
import { inferFieldType } from './infer-column.ts';

/** What no column is called. */
const telling: ReadonlySet<FieldType> = new Set(['EMAIL', 'URL', 'DATETIME', 'BOOLEAN']);

type Rows = readonly (readonly string[])[];
type Column = { readonly cell: string; readonly type: FieldType; readonly rest: readonly string[] };

/** Whether the first row of a table is data like those below it, and not the names of the columns. */
export function readsAsData(first: readonly string[], below: Rows): boolean {
  const cells = first.map((cell) => cell.trim());
  if (isOnlyTitle(cells, below)) return true;
  const columns = cells.map((cell, at): Column => ({
    cell,
    type: cell === '' ? 'TEXT' : inferFieldType('', [cell]),
    rest: below.map((row) => row[at]?.trim() ?? '').filter((other) => other !== ''),
  }));
  const likeRest = columns.filter(
    ({ type, rest }) => type !== 'TEXT' && (rest.length === 0 || inferFieldType('', rest) === type),
  );
  if (likeRest.some(({ type }) => telling.has(type))) return true;
  const numbers = likeRest.filter(({ type, rest }) => type === 'NUMBER' && rest.length > 0);
  if (numbers.length > 0 && !countsUp(numbers.map(({ cell }) => Number(cell)))) return true;
  return repeatsBelow(columns, below);
}

/** Scales and years name columns too: 1, 2, 3 or 2024, 2025. */
function countsUp(numbers: readonly number[]): boolean {
  const [first = 0] = numbers;
  return numbers.every((number, at) => number === first + at) && (numbers.length > 1 || isYear(first));
}

function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= 1900 && number <= 2100;
}

const leastRows = 5;

/**
 * Answers come back among others in the rows below. Names of columns do not, unless files were put one below the other
 * or cells repeat the name of their column.
 */
function repeatsBelow(columns: readonly Column[], below: Rows): boolean {
  const filled = columns.filter(({ cell }) => cell !== '');
  if (below.some((row) => columns.every(({ cell }, at) => cell === (row[at]?.trim() ?? '')))) return false;
  const again = filled.filter(
    ({ cell, rest }) =>
      rest.includes(cell) && rest.some((other) => other !== cell) && rest.length >= leastRows,
  );
  return again.length > 0 && again.length * 2 >= filled.length;
}

/** Miro begins with the name of the board or of a frame, and has a sticky note in each cell below. */
function isOnlyTitle(cells: readonly string[], below: Rows): boolean {
  const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
  return filled(cells) === 1 && below.filter((row) => filled(row) > 1).length * 2 > below.length;
}
