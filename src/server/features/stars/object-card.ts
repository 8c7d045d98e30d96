import { sql, type RawBuilder } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';

/** A project, folder, note or insight in a list of mixed things. */
export type ObjectCard = {
  readonly type: AccessObjectType;
  readonly id: string;
  readonly title: string;
  readonly projectId: string | null;
  /** Of projects alone. */
  readonly icon: string | null;
  readonly color: string | null;
  readonly createdBy: string;
  readonly updatedAt: Date;
  /** What the list is ordered by: when it was starred, visited, shared or made. */
  readonly at: Date;
  readonly position: string;
};

export type CardFilter = PageArgs & { type?: AccessObjectType | null };

const latestFirst: Sort = { kind: 'time', column: 's.at', id: 's.id' };

/**
 * The cards of what `source` names (id, at, place), the latest first. Left out: what the person may not see any
 * more, and what lies in the trash or in a project that does.
 */
export async function listCards(
  ctx: Ctx,
  { type, ...args }: CardFilter,
  { source, where = sql`true` }: { source: RawBuilder<unknown>; where?: RawBuilder<unknown> },
): Promise<Page<ObjectCard>> {
  const request = readPageArgs(args, sortKeyCodec(latestFirst));
  const db = await ctx.reads.db();
  const { rows } = await sql<ObjectCard & { sortValue: string }>`
    select c.type, s.id, c.title, c.project_id as "projectId", c.icon, c.color, c.created_by as "createdBy",
      c.updated_at as "updatedAt", s.at, s.place as position, ${sortValue(latestFirst)} as "sortValue"
    from (${source}) s
    cross join lateral (${contentOf(ctx.workspace.id)}) c
    where ${isVisible(ctx, 'c.access_id')} and ${where}
      and (${type ?? null}::text is null or c.type = ${type ?? null}) and ${isBehind(latestFirst, request.after)}
    order by ${inOrder(latestFirst)}
    limit ${request.limit + 1}`.execute(db);
  return toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), rows.length);
}

/** Each id is in one table; the other branches find nothing in their key. A new kind of object adds its branch. */
function contentOf(workspaceId: string): RawBuilder<unknown> {
  return sql`
    select 'project' as type, p.title, p.access_id, null::uuid as project_id, p.icon, p.color, p.created_by, p.updated_at
    from projects p where p.workspace_id = ${workspaceId} and p.id = s.id and p.trashed_at is null
    union all
    select 'folder', f.title, f.access_id, null::uuid, null, null, f.created_by, f.updated_at
    from folders f where f.workspace_id = ${workspaceId} and f.id = s.id and f.trashed_at is null
    union all
    select 'note', n.title, n.access_id, n.project_id, null, null, n.created_by, n.updated_at
    from notes n join projects p on p.workspace_id = n.workspace_id and p.id = n.project_id
    where n.workspace_id = ${workspaceId} and n.id = s.id and n.trashed_at is null and p.trashed_at is null
    union all
    select 'insight', i.title, i.access_id, i.project_id, null, null, i.created_by, i.updated_at
    from insights i join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id
    where i.workspace_id = ${workspaceId} and i.id = s.id and i.trashed_at is null and p.trashed_at is null`;
}
