import { readTick } from '#domain/imports/read-tick.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { answersInCell, foldAnswer } from '#domain/questions/answer-in-cell.ts';
import { addQuestionOptions, type NoteAnswer, type Question } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { TableRow } from '../table/read-rows.ts';
import type { ReadyColumn } from './resolve-columns.ts';

export type Answer = Omit<NoteAnswer, 'noteId'>;
type OptionColumn = Pick<ReadyColumn, 'option' | 'separator'>;

/** The question with an option for every answer of these rows that it has room for. */
export async function withAnswers(
  tx: TxCtx,
  question: Question,
  { rows, at, column }: { rows: readonly TableRow[]; at: number; column: OptionColumn },
): Promise<Question> {
  const said = rows.flatMap(({ cells }) => labelsIn(question, column, cells[at] ?? ''));
  // An option that nobody chose is an option too.
  const all = column.option === undefined ? said : [column.option, ...said];
  const labels = new Map(all.map((label) => [foldAnswer(label), label]));
  return labels.size === 0 ? question : addQuestionOptions(tx, question, [...labels.values()]);
}

/** What a cell answers; null where it is empty. */
export function readAnswer(question: Question, column: OptionColumn, cell: string): Parsed<Answer | null> {
  if (question.type === 'FREE_TEXT') {
    const text = parseText(textLimits.fieldText, cell);
    if (!text.ok) return text;
    return accepted(text.value === '' ? null : { questionId: question.id, text: text.value, optionIds: [] });
  }
  const labels = labelsIn(question, column, cell);
  if (labels.length === 0) return accepted(null);
  const byLabel = new Map(question.options.map(({ id, optionText }) => [foldAnswer(optionText), id]));
  const optionIds = labels.map((label) => byLabel.get(foldAnswer(label))).filter((id) => id !== undefined);
  return optionIds.length === labels.length
    ? accepted({ questionId: question.id, text: null, optionIds })
    : refused('Too many options.');
}

/** In the column of an option a cell ticks it; other words are an answer that had no column. */
function labelsIn({ type }: Question, { option, separator }: OptionColumn, cell: string): string[] {
  if (option === undefined) return answersInCell(type, cell, separator);
  const tick = readTick(cell);
  return tick === null ? [cell.toWellFormed().trim()] : tick ? [option] : [];
}

/** Columns of one question together are one answer. */
export function mergeAnswers(answers: readonly Answer[]): Answer[] {
  return [...Map.groupBy(answers, ({ questionId }) => questionId)].map(([questionId, all]) => ({
    questionId,
    text: all[0]?.text ?? null,
    optionIds: [...new Set(all.flatMap(({ optionIds }) => optionIds))],
  }));
}
