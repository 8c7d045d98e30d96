import { NotFound } from '#domain/errors/hark-error.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import { holdQuestions } from '#server/features/questions/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { QuestionsOfImport } from './questions-of-import.ts';
import type { Planned } from './resolve-columns.ts';

/** Before the first row, so that each batch finds them. */
export async function makeQuestions(
  tx: TxCtx,
  { projectId, found, columns }: Planned,
  createdBy: string,
): Promise<QuestionsOfImport> {
  if (projectId === null) throw new NotFound();
  const asked = columns.flatMap((choice, at) => questionOf(choice, at, found.columns[at]?.header ?? ''));
  const held = await holdQuestions(tx, { projectId, createdBy }, asked);
  return Object.fromEntries(
    asked.flatMap(({ at }, place) => {
      const question = held[place];
      return question ? [[at, question]] : [];
    }),
  );
}

function questionOf({ use, questionType }: ColumnChoice, at: number, title: string) {
  return use === 'QUESTION' && questionType !== null ? [{ at, title, type: questionType }] : [];
}
