import { splitCell, type CellSeparator } from '#domain/csv/cell-separator.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { foldLabel } from './select-field.ts';

const maxLabel = textLimits.selectLabel.max;

/** The labels in one cell of a multi-select column: `Blue; green;BLUE` is Blue and green. */
export function splitSelectCell(cell: string, separator: CellSeparator = ';'): string[] {
  return collectSelectLabels([cell], separator);
}

/** The distinct labels of a whole column, in order of appearance; the first spelling stays. */
export function collectSelectLabels(cells: Iterable<string>, separator: CellSeparator = ';'): string[] {
  const labels = new Map<string, string>();
  for (const cell of cells) {
    for (const part of splitCell(cell, separator)) {
      const label = cutLabel(part);
      const key = foldLabel(label);
      if (label === '' || labels.has(key)) continue;
      labels.set(key, label);
      if (labels.size === countLimits.optionsPerSelectField.max) return [...labels.values()];
    }
  }
  return [...labels.values()];
}

/** Cuts whole characters and trims again, so that a cut never leaves a blank at the end. */
function cutLabel(part: string): string {
  return Array.from(part.trim()).slice(0, maxLabel).join('').trim();
}
