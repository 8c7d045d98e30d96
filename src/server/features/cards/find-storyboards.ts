import { sql } from 'kysely';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/media/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';
import { hasClip } from './clip-condition.ts';

/** Of highlights that are clips of a video: where the pictures of it are. */
export async function findStoryboards(
  db: Db,
  scope: CardScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; fileId: string }>`
    select h.id, f.id as "fileId"
    from highlights h
    join files f on f.workspace_id = h.workspace_id and f.id = h.file_id and f.media_type = 'VIDEO'
    join access_objects place on place.workspace_id = f.workspace_id and place.id = f.owner_id
    where ${isInWorkspace(scope.workspaceId, 'h.id', ids)} and not h.hidden
      and ${scope.isSeen('h.access_id', 'h.project_id')} and ${hasClip(scope)}
      and exists (select 1 from file_outputs board where board.workspace_id = f.workspace_id
        and board.file_id = f.id and board.kind = 'storyboard')`.execute(db);
  return new Map(rows.map(({ id, fileId }) => [id, `/image/storyboard/${fileId}`]));
}
