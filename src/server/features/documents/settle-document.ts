import { sql } from 'kysely';
import type * as Y from 'yjs';
import { fromYDoc } from '#editor/yjs/from-y-doc.ts';
import { toText } from '#editor/text/to-text.ts';
import type { Services } from '#server/platform/app/services.ts';
import { compactDocument, updatesBeforeCompaction } from './compact-document.ts';
import { keepVersion } from './keep-version.ts';
import './tables.ts';

export type Settling = { workspaceId: string; id: string; document: Y.Doc };

/** After people paused: the text for search and previews, a version for the history, a shorter log. */
export async function settleDocument(
  services: Services,
  { workspaceId, id, document }: Settling,
): Promise<void> {
  const { database, now } = services;
  const { text } = toText(fromYDoc(document));
  const settled = await database.transaction({ workspaceId }, 'read write', async (db) => {
    const changed = await db
      .updateTable('documents')
      .set({ text, text_current: true })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .returning(['kind', 'owner_id'])
      .executeTakeFirst();
    const { rows } = await sql<{ count: string; members: string[] | null }>`
      select count(*) as count, array_agg(distinct member_id) filter (where member_id is not null) as members
      from document_updates where workspace_id = ${workspaceId} and document_id = ${id}`.execute(db);
    return { changed, count: Number(rows[0]?.count ?? 0), members: rows[0]?.members ?? [] };
  });
  if (!settled.changed) return;
  await keepVersion(services, { workspaceId, id, document, memberIds: settled.members, now: now() });
  if (settled.count >= updatesBeforeCompaction) await compactDocument(database, workspaceId, id);
}
