import { sql } from 'kysely';
import * as Y from 'yjs';
import type { Database, Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** Past this many updates a document opens noticeably slower; more often, folding would hold up the people who type. */
export const updatesBeforeCompaction = 1000;

/** Folds the updates that exist now into the snapshot. What arrives meanwhile stays in the log. */
export async function compactDocument(database: Database, workspaceId: string, id: string): Promise<void> {
  await database.transaction({ workspaceId }, 'read write', (db) => foldUpdates(db, workspaceId, id));
}

/** The same inside a transaction that is open already. */
export async function foldUpdates(db: Db, workspaceId: string, id: string): Promise<void> {
  const row = await db
    .selectFrom('documents')
    .select('snapshot')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const updates = await db
    .selectFrom('document_updates')
    .select(['seq', 'update'])
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', id)
    .orderBy('seq')
    .execute();
  if (!row || updates.length === 0) return;
  const snapshot = fold([row.snapshot, ...updates.map(({ update }) => update)]);
  await db
    .updateTable('documents')
    .set({ snapshot })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('document_updates')
    .where('workspace_id', '=', workspaceId)
    .where('document_id', '=', id)
    .where(sql<boolean>`seq = any(${updates.map(({ seq }) => seq)}::bigint[])`)
    .execute();
}

/** Through a document, not only merged: that drops the content of what was deleted. Throws on damaged bytes. */
function fold(updates: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  for (const update of updates) if (update.length > 0) Y.applyUpdate(doc, update);
  return Y.encodeStateAsUpdate(doc);
}
