import { sql } from 'kysely';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type Forgetting = {
  readonly importId: string;
  readonly projectId: string | null;
  readonly channelId: string | null;
};

/** Where redaction is On, the rows that were shown of a file go with the end of its import. Answers whether the file does too. */
export async function forgetSample(
  tx: TxCtx,
  { importId, projectId, channelId }: Forgetting,
): Promise<boolean> {
  if (projectId === null && channelId === null) return false;
  if ((await readChosenRedaction(tx.db, tx.workspace.id, projectId)) !== 'On') return false;
  await sql`update imports set found = jsonb_set(found, '{sample}', '[]')
    where workspace_id = ${tx.workspace.id} and id = ${importId} and found is not null`.execute(tx.db);
  return true;
}
