import { textLimits } from '#domain/limits/text-limits.ts';

/** What may be between the options in one cell of a column. */
export const cellSeparators = [';', '|', '\n', ','] as const;
export type CellSeparator = (typeof cellSeparators)[number];

/** A comma between digits is part of a number. */
const patterns: Readonly<Record<CellSeparator, RegExp>> = {
  ';': /;/u,
  '|': /\|/u,
  '\n': /\n/u,
  ',': /,(?:\s+|(?!\d|$))/u,
};

export function splitCell(cell: string, separator: CellSeparator): string[] {
  return cell
    .split(patterns[separator])
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Fewer rows than this say nothing about what repeats. */
const leastRows = 5;
const mostOptions = 20;

/** Whether few options come back in many cells. */
export function repeatsOptions(cells: readonly string[], separator: CellSeparator): boolean {
  if (cells.length < leastRows) return false;
  const parts = cells.flatMap((cell) => splitCell(cell, separator));
  if (parts.some((part) => part.length > textLimits.selectLabel.max)) return false;
  const options = new Set(parts.map((part) => part.toLocaleLowerCase('en')));
  return options.size <= mostOptions && options.size * 2 <= parts.length;
}

/** The one between the options of a column. Semicolons where its cells show no other. */
export function inferSeparator(cells: readonly string[]): CellSeparator {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const found = cellSeparators.find(
    (separator) =>
      filled.some((cell) => splitCell(cell, separator).length > 1) &&
      repeatsOptions(filled, separator) &&
      !(separator === ',' && hasCommaInOption(filled)),
  );
  return found ?? ';';
}

const together = { everyTime: 2, behind: 3 } as const;

/**
 * “Yes, but slowly” and “Berlin, Germany” are one option each: what is behind their comma is never seen alone, or goes
 * on in small letters. Answers of several options come alone as well.
 */
function hasCommaInOption(cells: readonly string[]): boolean {
  const rows = cells.map((cell) => splitCell(cell, ','));
  const isSmall = (part: string): boolean => /^\p{Ll}/u.test(part);
  const goesOnSmall = rows.some((parts) => parts.slice(1).some(isSmall));
  if (goesOnSmall && !rows.some(([first = '']) => isSmall(first))) return true;
  const folded = rows.map((parts) => parts.map((part) => part.toLocaleLowerCase('en')));
  const inSeveral = new Set(folded.filter((parts) => parts.length > 1).flat());
  if (!folded.some(([only = '', ...others]) => others.length === 0 && inSeveral.has(only))) return true;
  const counts = countOf(folded.flat());
  const pairs = countOf(folded.flatMap((parts) => parts.slice(1).map((part, at) => `${parts[at]},${part}`)));
  return [...pairs].some(([pair, count]) => {
    const [before = '', behind = ''] = pair.split(',');
    if (counts.get(behind) !== count) return false;
    return count >= (counts.get(before) === count ? together.everyTime : together.behind);
  });
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
