import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { selectQuestions, type Question } from './question.ts';

/** Locked: nobody takes an option away while answers that choose it are written. Those in the trash are left out. */
export async function questionsToAnswer(tx: TxCtx, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return [];
  return selectQuestions(tx, tx.db)
    .where(isAmong('questions.id', ids))
    .where('questions.trashed_at', 'is', null)
    .orderBy('questions.id')
    .forUpdate()
    .execute();
}
