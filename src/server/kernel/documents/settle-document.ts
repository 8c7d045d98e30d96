import { sql } from 'kysely';
import * as Y from 'yjs';
import type { Document } from '@hocuspocus/server';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { compactDocument, updatesBeforeCompaction } from './compact-document.ts';
import { keepVersion } from './keep-version.ts';
import { readLongState } from './read-long-state.ts';
import { recordContentChanged } from './record-content-changed.ts';
import type { TellOfEdits } from './tell-of-edits.ts';
import './tables.ts';

export type Settling = { workspaceId: string; id: string; document: Document };

/** After people paused: the text for search and previews, a version for the history, a shorter log. */
export async function settleDocument(
  services: Services,
  telling: TellOfEdits,
  { workspaceId, id, document }: Settling,
): Promise<void> {
  const { database, now } = services;
  const workspace = await findWorkspaceById(database, workspaceId);
  if (!workspace) return;
  const words = await readLongState(workspaceId, 'words', Y.encodeStateAsUpdate(document));
  const isTold = telling.isDue(document);
  const settled = await inTransaction(services.systemCtx(workspace), async (tx) => {
    const stored = await tx.db
      .updateTable('documents')
      .set({ ...words, text_current: true, change_told: isTold })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .returning(['kind', 'owner_id as ownerId'])
      .executeTakeFirst();
    if (!stored) return undefined;
    if (isTold) await recordContentChanged(tx, stored);
    return readLog(tx, id);
  });
  if (!settled) return;
  if (!isTold) telling.afterPause(document, { workspaceId, id });
  await keepVersion(services, { workspaceId, id, document, memberIds: settled.memberIds, now: now() });
  if (settled.count >= updatesBeforeCompaction) await compactDocument(database, workspaceId, id);
}

async function readLog(tx: TxCtx, id: string): Promise<{ count: number; memberIds: string[] }> {
  const { rows } = await sql<{ count: string; members: string[] | null }>`
    select count(*) as count, array_agg(distinct member_id) filter (where member_id is not null) as members
    from document_updates where workspace_id = ${tx.workspace.id} and document_id = ${id}`.execute(tx.db);
  return { count: Number(rows[0]?.count ?? 0), memberIds: rows[0]?.members ?? [] };
}
