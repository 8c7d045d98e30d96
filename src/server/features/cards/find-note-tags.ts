import { sql } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import '#server/features/highlights/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';
import { isSeenTag } from './is-seen-tag.ts';

/** More would hide the rest of the card. */
const mostTags = 12;

/** What notes that are seen already are about: the tags of their highlights, the most used first. */
export async function findNoteTags(
  db: Db,
  scope: CardScope,
  noteIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (noteIds.length === 0) return new Map();
  const { rows } = await sql<{ noteId: string; title: string }>`
    select ht.object_id as "noteId", t.title
    from highlight_tags ht
    join tags t on t.workspace_id = ht.workspace_id and t.id = ht.tag_id
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
    left join projects p on p.workspace_id = b.workspace_id and p.id = b.project_id
    where ${isInWorkspace(scope.workspaceId, 'ht.object_id', noteIds)} and not ht.hidden and not ht.comment_only
      and ${scope.isSeen('ht.access_id', 'ht.project_id')} and ${isSeenTag(scope)}
    group by ht.object_id, t.id, t.title
    order by count(*) desc, t.title, t.id`.execute(db);
  const byNote = Map.groupBy(rows, ({ noteId }) => noteId);
  return new Map(
    [...byNote].map(([id, tags]) => [id, tags.slice(0, mostTags).map(({ title }) => titleOf('tag', title))]),
  );
}
