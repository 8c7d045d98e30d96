import { NotFound } from '#domain/errors/hark-error.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { selectQuestions, type Question } from './question.ts';

/** A question that the person may change, locked until the transaction ends. */
export async function getQuestionToChange(
  tx: TxCtx,
  id: string,
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<Question> {
  const question = await selectQuestions(tx, tx.db)
    .where('questions.id', '=', id)
    .where('questions.trashed_at', inTrash ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!question) throw new NotFound();
  await allowQuestions(tx, question.projectId);
  return question;
}

/** Questions are the business of the editors of their project. */
export async function allowQuestions(tx: TxCtx, projectId: string): Promise<void> {
  allow(tx, 'question.manage', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
}
