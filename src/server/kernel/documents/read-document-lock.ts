import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Whether nobody may change the document now. */
export async function readDocumentLock(tx: TxCtx, id: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('documents')
    .select('locked')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.locked ?? false;
}
