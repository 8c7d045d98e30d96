import { sql } from 'kysely';
import '#server/features/files/tables.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';

/** Of the first video in each note that a response mentions; null until one is made. */
export const videoThumbnailLoader = loaderOfMap<string | null>(null, async (ctx, db, ids) => {
  const { rows } = await sql<{ noteId: string; fileId: string }>`
    select distinct on (f.owner_id) f.owner_id as "noteId", f.id as "fileId" from files f
    join file_outputs o on o.workspace_id = f.workspace_id and o.file_id = f.id and o.kind = 'thumbnail'
    where ${isInWorkspace(ctx.workspace.id, 'f.owner_id', ids)} and f.trashed_at is null
    order by f.owner_id, f.created_at, f.id`.execute(db);
  return new Map(rows.map(({ noteId, fileId }) => [noteId, `/files/video-thumbnail/${fileId}`]));
});
