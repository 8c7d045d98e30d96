import { sql } from 'kysely';
import type { Storage } from '#server/platform/storage/storage.ts';
import { readChosenRedaction } from '#server/platform/ai/modes/read-modes.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { tableKey } from './table/import-keys.ts';
import './tables.ts';

type Ended = { readonly importId: string; readonly projectId: string | null };

/** Where redaction is On, the file and the rows that were shown of it go with the end of the import. */
export async function forgetSource(
  ctx: Ctx,
  storage: Storage,
  { importId, projectId }: Ended,
): Promise<void> {
  const isForgotten = await inTransaction(ctx, async (tx) => {
    if ((await readChosenRedaction(tx.db, tx.workspace.id, projectId)) !== 'On') return false;
    await sql`update imports set found = jsonb_set(found, '{sample}', '[]')
      where workspace_id = ${tx.workspace.id} and id = ${importId} and found is not null`.execute(tx.db);
    return true;
  });
  if (isForgotten) await storage.remove(tableKey(ctx.workspace.id, importId));
}
