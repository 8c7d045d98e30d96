import { itemLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';

/** What pasted text is on a board: a sticky note for each line, or for each row of a table with a cell on each line. */
export function stickyTexts(pasted: string): string[] {
  return (
    pasted
      .split(/\r\n|\r|\n/)
      .map((line) =>
        line
          .split('\t')
          .map((cell) => cell.trim())
          .filter((cell) => cell !== '')
          .join('\n')
          .slice(0, textLimits.fieldText.max),
      )
      .filter((text) => text !== '')
      // One more than a board holds, so that somebody is told.
      .slice(0, itemLimits.canvasObjects + 1)
  );
}
