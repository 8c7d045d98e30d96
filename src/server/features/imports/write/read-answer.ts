import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { answersInCell, foldAnswer } from '#domain/questions/answer-in-cell.ts';
import { addQuestionOptions, type NoteAnswer, type Question } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { TableRow } from '../table/read-rows.ts';

/** The question with an option for every answer of these rows that it has room for. */
export async function withAnswers(
  tx: TxCtx,
  question: Question,
  rows: readonly TableRow[],
  at: number,
): Promise<Question> {
  const labels = new Map(
    rows
      .flatMap(({ cells }) => answersInCell(question.type, cells[at] ?? ''))
      .map((label) => [foldAnswer(label), label]),
  );
  return labels.size === 0 ? question : addQuestionOptions(tx, question, [...labels.values()]);
}

/** What a cell answers; null where it is empty. */
export function readAnswer(question: Question, cell: string): Parsed<Omit<NoteAnswer, 'noteId'> | null> {
  if (question.type === 'FREE_TEXT') {
    const text = parseText(textLimits.fieldText, cell);
    if (!text.ok) return text;
    return accepted(text.value === '' ? null : { questionId: question.id, text: text.value, optionIds: [] });
  }
  const labels = answersInCell(question.type, cell);
  if (labels.length === 0) return accepted(null);
  const byLabel = new Map(question.options.map(({ id, optionText }) => [foldAnswer(optionText), id]));
  const optionIds = labels.map((label) => byLabel.get(foldAnswer(label))).filter((id) => id !== undefined);
  return optionIds.length === labels.length
    ? accepted({ questionId: question.id, text: null, optionIds })
    : refused('Too many options.');
}
