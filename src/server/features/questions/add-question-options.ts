import { foldAnswer } from '#domain/questions/answer-in-cell.ts';
import { parseQuestionOptions, type QuestionOption } from '#domain/questions/question-options.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Question } from './question.ts';
import './tables.ts';

/**
 * Options for labels that the question does not have yet, as many as it has room for. For commands that have locked
 * the question and checked that somebody may; nobody hears of each, since they come with the answers that chose them.
 */
export async function addQuestionOptions(
  tx: TxCtx,
  question: Question,
  labels: readonly string[],
): Promise<Question> {
  const known = new Set(question.options.map(({ optionText }) => foldAnswer(optionText)));
  const wanted = labels
    .filter((label) => !known.has(foldAnswer(label)))
    .map((optionText) => ({ id: tx.newId(), optionText }))
    .filter((option) => parseQuestionOptions(question.type, [option]).ok);
  const options = [...question.options, ...whatFits(question, wanted)];
  if (options.length === question.options.length) return question;
  await tx.db
    .updateTable('questions')
    .set({ options: JSON.stringify(options), updated_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', question.id)
    .execute();
  return { ...question, options };
}

/** Halving finds the last that fits: asking for each would encode thousands of options thousands of times. */
function whatFits({ type, options }: Question, wanted: readonly QuestionOption[]): readonly QuestionOption[] {
  const fits = (count: number) => parseQuestionOptions(type, [...options, ...wanted.slice(0, count)]).ok;
  if (fits(wanted.length)) return wanted;
  let [least, most] = [0, wanted.length];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return wanted.slice(0, least);
}
