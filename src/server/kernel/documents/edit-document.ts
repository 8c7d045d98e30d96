import { sql } from 'kysely';
import * as Y from 'yjs';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { foldUpdates } from './compact-document.ts';
import { insertUpdates } from './insert-updates.ts';
import { readDoc } from './load-document.ts';
import './tables.ts';

/** No editor's node has this name, so every node applies what the server itself wrote. */
const byServer = 'server';

/** An edit by a command instead of a typing person: it goes through the same log and shows in every open editor. */
export async function editDocument(tx: TxCtx, id: string, change: (doc: Y.Doc) => void): Promise<void> {
  const { db, workspace, actor } = tx;
  await lockDocuments(tx, [id]);
  await keepLogShort(tx, id);
  const doc = await readDoc(db, workspace.id, id);
  const before = Y.encodeStateVector(doc);
  doc.transact(() => change(doc));
  await insertUpdates(db, {
    workspaceId: workspace.id,
    documentId: id,
    nodeId: byServer,
    time: tx.now(),
    updates: [
      {
        update: Y.encodeStateAsUpdate(doc, before),
        memberId: actor.kind === 'member' ? actor.viewer.id : null,
      },
    ],
  });
}

/** Fewer than where people type: every command reads all of them, and nobody waits for its keystroke meanwhile. */
const updatesBeforeFolding = 100;

/** Commands alone can fill the log too: nobody types while a codebook is put on a note by hand or by a program. */
async function keepLogShort({ db, workspace }: TxCtx, id: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_updates
    where workspace_id = ${workspace.id} and document_id = ${id}`.execute(db);
  if ((rows[0]?.count ?? 0) >= updatesBeforeFolding) await foldUpdates(db, workspace.id, id);
}

/** In one order: two commands that change the same documents wait for each other instead of both giving up. */
export async function lockDocuments(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    select 1 from documents where ${isInWorkspace(tx.workspace.id, 'id', ids)}
    order by id for update`.execute(tx.db);
}
