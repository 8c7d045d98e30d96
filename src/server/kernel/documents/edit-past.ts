import { setImmediate as breathe } from 'node:timers/promises';
import * as Y from 'yjs';
import type { TxCtx } from '#server/platform/context/context.ts';
import { foldUpdates } from './compact-document.ts';
import './tables.ts';

/**
 * For what nobody may read any more: changes every kept version too, and leaves nothing of what was deleted in the
 * stored bytes. Only with the content itself, by `editDocument` before.
 */
export async function editPast(tx: TxCtx, id: string, change: (doc: Y.Doc) => void): Promise<void> {
  await foldUpdates(tx.db, tx.workspace.id, id);
  const versions = tx.db
    .selectFrom('document_versions')
    .where('workspace_id', '=', tx.workspace.id)
    .where('document_id', '=', id);
  // One at a time: each may weigh as much as the document.
  for (const { id: versionId } of await versions.select('id').execute()) {
    const { state } = await versions.select('state').where('id', '=', versionId).executeTakeFirstOrThrow();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, state);
    doc.transact(() => change(doc));
    await tx.db
      .updateTable('document_versions')
      .set({ state: Y.encodeStateAsUpdate(doc) })
      .where('workspace_id', '=', tx.workspace.id)
      .where('document_id', '=', id)
      .where('id', '=', versionId)
      .execute();
    doc.destroy();
    await breathe();
  }
}
