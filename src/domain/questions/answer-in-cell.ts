import { splitCell, type CellSeparator } from '#domain/csv/cell-separator.ts';
import type { QuestionType } from './question-types.ts';

/** Labels that people see as one are one option. */
export function foldAnswer(label: string): string {
  return label.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase('en');
}

/** The options that a cell of a table names. None for free text. */
export function answersInCell(type: QuestionType, cell: string, separator: CellSeparator = ';'): string[] {
  if (type === 'FREE_TEXT') return [];
  const parts = type === 'MULTI_SELECT' ? splitCell(cell, separator) : [cell];
  const labels = new Map<string, string>();
  for (const part of parts) {
    const label = part.toWellFormed().trim();
    if (label !== '' && !labels.has(foldAnswer(label))) labels.set(foldAnswer(label), label);
  }
  return [...labels.values()];
}
