import { sql, type RawBuilder } from 'kysely';
import { accept } from '#domain/parsed/parsed.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { allContent, allKinds, type Content, type TrashSource } from '#server/kernel/kinds/index.ts';
import { rankOf, wireType } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { TrashItemType } from '#server/platform/graphql/wire.gen.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';

export type TrashItem = {
  readonly type: TrashItemType;
  readonly id: string;
  readonly title: string;
  readonly projectId: string | null;
  readonly trashedAt: Date;
  readonly trashedBy: string | null;
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
  const inProject = projectId ?? null;
  const words = accept(parseText(textLimits.searchQuery, search ?? ''));
  const documents = ({ type, table }: Content): RawBuilder<unknown> => sql`
    select ${wireType(type)} as type, d.id, d.title, d.project_id, d.trashed_at, d.trashed_by,
      (d.created_by = ${viewer.id} or d.trashed_by = ${viewer.id}) as own, ${rankOf(ctx, 'd.access_id')} as rank
    from ${sql.table(table)} d join projects p on p.workspace_id = d.workspace_id and p.id = d.project_id
    where d.workspace_id = ${ctx.workspace.id} and d.trashed_at is not null and p.trashed_at is null
      and (${inProject}::uuid is null or d.project_id = ${inProject}::uuid)`;
  const places = ({ type, table }: Content): RawBuilder<unknown> => sql`
    select ${wireType(type)} as type, c.id, c.title, null::uuid as project_id, c.trashed_at, c.trashed_by,
      false as own, ${rankOf(ctx, 'c.access_id')} as rank
    from ${sql.table(table)} c
    where c.workspace_id = ${ctx.workspace.id} and c.trashed_at is not null and c.trashed_with is null
      and ${inProject}::uuid is null`;
  const others = ({ type, select }: TrashSource): RawBuilder<unknown> => sql`
    select ${type} as type, s.id, s.title, s.project_id, s.trashed_at, s.trashed_by, true as own, s.rank
    from (${select(ctx)}) s where (${inProject}::uuid is null or s.project_id = ${inProject}::uuid)`;
  const branches = [
    ...allContent().map((content) => (content.inProject ? documents(content) : places(content))),
    ...allKinds().flatMap(({ trash }) => (trash ? [others(trash)] : [])),
  ];
  const { rows } = await sql<TrashItem & { sortValue: string }>`
    select t.type, t.id, t.title, t.project_id as "projectId", t.trashed_at as "trashedAt",
      t.trashed_by as "trashedBy", ${sortValue(latestFirst)} as "sortValue"
    from (${sql.join(branches, sql` union all `)}) t
    where (t.rank = 3 or (t.rank = 2 and t.own))
      and strpos(lower(t.title), lower(${words})) > 0 and ${isBehind(latestFirst, request.after)}
    order by ${inOrder(latestFirst)}
    limit ${request.limit + 1}`.execute(db);
  return toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), rows.length);
}
