import { sql } from 'kysely';
import { accept } from '#domain/parsed/parsed.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import '#server/kernel/workspaces/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import { trashRows } from './trash-rows.ts';

export type TrashItem = {
  readonly type: TrashItemType;
  readonly id: string;
  readonly title: string;
  readonly projectId: string | null;
  readonly trashedAt: Date;
  readonly trashedBy: string | null;
  /** Permanently, unless somebody restores it before. */
  readonly deletesAt: Date;
  readonly canPurge: boolean;
};

const latestFirst: Sort = { kind: 'time', column: 't.trashed_at', id: 't.id' };

/**
 * What the person may restore, the latest first: with FULL, or their own. Nobody else learns what was thrown away.
 * What is in a project or folder in the trash comes back with it.
 */
export async function listTrash(
  ctx: Ctx,
  { projectId, search, ...args }: PageArgs & { projectId?: string | null; search?: string | null },
): Promise<Page<TrashItem>> {
  const { viewer } = requireMember(ctx);
  allow(ctx, 'trash.read');
  const request = readPageArgs(args, sortKeyCodec(latestFirst));
  if (viewer.role === 'VIEWER') return { items: [], endCursor: null, totalCount: 0 };
  const db = await ctx.reads.db();
  const words = accept(parseText(textLimits.searchQuery, search ?? ''));
  const { rows } = await sql<TrashItem & { sortValue: string }>`
    select ${trashColumns}, ${sortValue(latestFirst)} as "sortValue"
    from (${trashRows(ctx, { projectId: projectId ?? null })}) t
    join workspace_settings s on s.workspace_id = ${ctx.workspace.id}
    where ${isRestorable}
      and strpos(lower(t.title), lower(${words})) > 0 and ${isBehind(latestFirst, request.after)}
    order by ${inOrder(latestFirst)}
    limit ${request.limit + 1}`.execute(db);
  return toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), rows.length);
}

/** One of these, if it is in the trash and the person may restore it. */
export async function findRestorable(ctx: Ctx, ids: readonly string[]): Promise<TrashItem | null> {
  const { viewer } = requireMember(ctx);
  allow(ctx, 'trash.read');
  if (viewer.role === 'VIEWER' || ids.length === 0) return null;
  const db = await ctx.reads.db();
  const { rows } = await sql<TrashItem>`
    select ${trashColumns}
    from (${trashRows(ctx, { projectId: null })}) t
    join workspace_settings s on s.workspace_id = ${ctx.workspace.id}
    where ${isRestorable} and ${isAmong('t.id', ids)} limit 1`.execute(db);
  return rows[0] ?? null;
}

const trashColumns = sql`
  t.type, t.id, t.title, t.project_id as "projectId", t.trashed_at as "trashedAt", t.trashed_by as "trashedBy",
  t.trashed_at + make_interval(days => s.trash_days) as "deletesAt", t.rank = 3 as "canPurge"`;

const isRestorable = sql<boolean>`(t.rank = 3 or (t.rank = 2 and t.own))`;
