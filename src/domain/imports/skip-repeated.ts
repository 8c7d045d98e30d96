import { skipped, type ColumnChoice } from './column-choice.ts';
import { isSingleUse } from './import-target.ts';

/** Columns with the same header may have been remembered alike: the first has it, so that the proposal can be started. */
export function skipRepeated(choices: readonly ColumnChoice[], headers: readonly string[]): ColumnChoice[] {
  const taken = new Set<string>();
  return choices.map((choice, at) => {
    const key = keyOf(choice, headers[at] ?? '');
    if (key === null) return choice;
    if (taken.has(key)) return skipped;
    taken.add(key);
    return choice;
  });
}

/** What no second column may be. */
function keyOf({ use, fieldId }: ColumnChoice, header: string): string | null {
  if (use === 'FIELD') return `field ${fieldId}`;
  if (use === 'QUESTION') return `question ${header.trim()}`;
  return isSingleUse(use) ? use : null;
}
