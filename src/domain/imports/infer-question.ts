import type { FieldType } from '#domain/fields/field-types.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import { inferSeparator, splitCell } from '#domain/csv/cell-separator.ts';

/** Scales from 0 to 10 have the most options that people still tick instead of write. */
const mostScaleSteps = 11;
const leastRowsOfScale = 5;

/** How the cells of a column answer a question, by the type of field that they read as. */
export function inferQuestionType(type: FieldType, cells: readonly string[]): QuestionType {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (type === 'SELECT') {
    const separator = inferSeparator(filled);
    return filled.some((cell) => splitCell(cell, separator).length > 1) ? 'MULTI_SELECT' : 'SINGLE_SELECT';
  }
  if (type === 'BOOLEAN' || type === 'NPS') return 'SINGLE_SELECT';
  const isScale =
    type === 'NUMBER' && filled.length >= leastRowsOfScale && new Set(filled).size <= mostScaleSteps;
  return isScale ? 'SINGLE_SELECT' : 'FREE_TEXT';
}

/** Survey tools name their columns by the question itself or by its number. */
export function readsAsQuestion(header: string): boolean {
  return /\?\s*(?:\[.*\]|\(.*\))?$|^q\d{1,3}\b/iu.test(header.trim());
}
