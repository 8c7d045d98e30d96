import { sql } from 'kysely';
import '#server/features/tags/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { ChartType } from '#server/platform/graphql/wire.gen.ts';

export type ItemName = {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly groupId: string | null;
  readonly groupTitle: string | null;
};

const noGroup: ItemName = { id: '', title: 'No group', color: '#8a8a94', groupId: null, groupTitle: null };

/** What the counted ids are called. The counting query has made sure that they may be seen. */
export async function nameItems(
  ctx: Ctx,
  db: Db,
  type: ChartType,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => ItemName> {
  const known = ids.filter((id) => id !== null);
  const { rows } =
    type === 'TAG'
      ? await sql<ItemName>`
          select tags.id, tags.title, tags.color, tag_groups.id as "groupId", tag_groups.title as "groupTitle"
          from tags left join tag_groups on tag_groups.workspace_id = tags.workspace_id
            and tag_groups.id = tags.group_id and tag_groups.deleted_at is null
          where ${isInWorkspace(ctx.workspace.id, 'tags.id', known)}`.execute(db)
      : await sql<ItemName>`
          select id, title, color, null as "groupId", null as "groupTitle" from tag_groups
          where ${isInWorkspace(ctx.workspace.id, 'id', known)}`.execute(db);
  const names = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? noGroup : (names.get(id) ?? noGroup));
}
