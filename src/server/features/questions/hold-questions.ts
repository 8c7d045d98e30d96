import { normaliseName } from '#domain/names/name-parts.ts';
import type { QuestionType } from '#domain/questions/question-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { insertQuestion } from './create-question.ts';
import { questionsOf } from './queries.ts';

export type HeldQuestion = { readonly id: string; readonly isNew: boolean };

/**
 * The questions of a survey, in order: those that the project asks already in the same words and kind, and new ones.
 * A second file of a survey answers the questions of the first. For commands that have checked that somebody may.
 */
export async function holdQuestions(
  tx: TxCtx,
  { projectId, createdBy }: { readonly projectId: string; readonly createdBy: string },
  asked: readonly { readonly title: string; readonly type: QuestionType }[],
): Promise<HeldQuestion[]> {
  const keyOf = (one: { title: string; type: QuestionType }) => `${one.type} ${normaliseName(one.title)}`;
  const known = new Map((await questionsOf(tx, tx.db, [projectId])).map((one) => [keyOf(one), one.id]));
  const held: HeldQuestion[] = [];
  for (const one of asked) {
    const id = known.get(keyOf(one));
    held.push(
      id === undefined
        ? { id: (await insertQuestion(tx, { ...one, projectId, createdBy })).id, isNew: true }
        : { id, isNew: false },
    );
  }
  return held;
}
