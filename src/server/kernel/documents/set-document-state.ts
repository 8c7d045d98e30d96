import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Locked: nobody types. Trashed: nobody opens it. Open editors follow within a moment, by the event of the command. */
export async function setDocumentState(
  tx: TxCtx,
  ids: readonly string[],
  state: { locked?: boolean; trashed?: boolean },
): Promise<void> {
  await tx.db
    .updateTable('documents')
    .set(state)
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
}
