import { skipped, type ColumnChoice } from './column-choice.ts';

/** Longer cells say something rather than name it. */
const longestName = 60;

/** Where no header names the titles of notes: the first column of short texts. */
export function withTitle(
  guessed: readonly ColumnChoice[],
  columns: readonly { readonly length?: number }[],
): ColumnChoice[] {
  const at = guessed.findIndex((choice, column) => isName(choice, columns[column]?.length ?? 0));
  return guessed.map((choice, column) => (column === at ? { ...skipped, use: 'TITLE' } : choice));
}

function isName({ use, fieldType }: ColumnChoice, length: number): boolean {
  return use === 'NEW_FIELD' && fieldType === 'TEXT' && length > 0 && length <= longestName;
}
