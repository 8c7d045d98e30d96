import { sql } from 'kysely';
import { titleOf } from '#domain/text/display-names.ts';
import { countOf } from '#domain/text/count-of.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/highlights/tables.ts';
import type { CardSource } from '../card-source.ts';
import { isSeenTag } from '../is-seen-tag.ts';

type Row = { id: string; title: string; description: string; board: string; count: number };

/** A tag's card: what it means and how often the reader can find it. */
export const tagCards: CardSource = async (db, scope, ids) => {
  const { rows } = await sql<Row>`
    select t.id, t.title, t.description, b.title as board, (
      select count(*)::int from highlight_tags ht
      join highlights h on h.workspace_id = ht.workspace_id and h.id = ht.highlight_id
      where ht.workspace_id = t.workspace_id and ht.tag_id = t.id and not ht.hidden and not h.hidden
        and not h.inline_comment_only and ${scope.isSeen('h.access_id', 'h.project_id')}) as count
    from tags t
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id
    left join projects p on p.workspace_id = b.workspace_id and p.id = b.project_id
    where ${isInWorkspace(scope.workspaceId, 't.id', ids)}
      and ${isSeenTag(scope)}`.execute(db);
  return new Map(
    rows.map(({ id, title, description, board, count }) => [
      id,
      {
        title: titleOf('tag', title),
        text: description,
        facts: [
          { property: 'board', text: `Tag on “${titleOf('board', board)}”` },
          { property: 'highlightCount', text: countOf(count, 'highlight') },
        ],
      },
    ]),
  );
};
