import { sql } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import '#server/features/highlights/tables.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { CardScope } from './card-scope.ts';
import { isSeenTag } from './is-seen-tag.ts';

/** The tags of highlights that are seen already, in their order. */
export async function findTagNames(
  db: Db,
  scope: CardScope,
  highlightIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (highlightIds.length === 0) return new Map();
  const { rows } = await sql<{ highlightId: string; title: string }>`
    select ht.highlight_id as "highlightId", t.title
    from highlight_tags ht
    join tags t on t.workspace_id = ht.workspace_id and t.id = ht.tag_id
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
    left join projects p on p.workspace_id = b.workspace_id and p.id = b.project_id
    where ${isInWorkspace(scope.workspaceId, 'ht.highlight_id', highlightIds)}
      and ${isSeenTag(scope)}
    order by ht.place, ht.added_at, ht.tag_id`.execute(db);
  const byHighlight = new Map<string, string[]>();
  for (const { highlightId, title } of rows)
    byHighlight.set(highlightId, [...(byHighlight.get(highlightId) ?? []), titleOf('tag', title)]);
  return byHighlight;
}
