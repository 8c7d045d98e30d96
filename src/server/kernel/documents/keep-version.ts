import * as Y from 'yjs';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

/** People look for "before lunch", not for every sentence. */
const minutesBetweenVersions = 10;
const mostVersions = 200;

type Version = { workspaceId: string; id: string; document: Y.Doc; memberIds: string[]; now: Date };

/** Keeps how the document looks now, when the last kept version is old enough. */
export async function keepVersion(
  { database, newId }: Pick<Services, 'database' | 'newId'>,
  version: Version,
): Promise<void> {
  const { workspaceId, id, document, memberIds, now } = version;
  await database.transaction({ workspaceId }, 'read write', async (db) => {
    const last = await db
      .selectFrom('document_versions')
      .select('created_at')
      .where('workspace_id', '=', workspaceId)
      .where('document_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last && now.getTime() - last.created_at.getTime() < minutesBetweenVersions * 60_000) return;
    await db
      .insertInto('document_versions')
      .values({
        workspace_id: workspaceId,
        document_id: id,
        id: newId(),
        state: Y.encodeStateAsUpdate(document),
        member_ids: memberIds,
        reason: 'edit',
        created_at: now,
      })
      .execute();
    await db
      .deleteFrom('document_versions')
      .where('workspace_id', '=', workspaceId)
      .where('document_id', '=', id)
      .where('id', 'in', (old) =>
        old
          .selectFrom('document_versions')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('document_id', '=', id)
          .orderBy('created_at', 'desc')
          .offset(mostVersions),
      )
      .execute();
  });
}
