import { sql, type RawBuilder } from 'kysely';
import { isVisible, wireType } from '#server/kernel/access/index.ts';
import { allContent, allKinds, type CardSource } from '#server/kernel/kinds/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { ObjectCardType } from '#server/platform/graphql/wire.gen.ts';
import { readPageArgs, toPage, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';

/** Something in a list of mixed things. */
export type ObjectCard = {
  readonly type: ObjectCardType;
  readonly id: string;
  readonly title: string;
  readonly projectId: string | null;
  /** Of projects alone. */
  readonly icon: string | null;
  readonly color: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: Date;
  /** What the list is ordered by: when it was starred, visited, shared or made. */
  readonly at: Date;
  readonly position: string;
};

export type CardFilter = PageArgs & { type?: ObjectCardType | null };

const latestFirst: Sort = { kind: 'time', column: 's.at', id: 's.id' };

/**
 * The cards of what `source` names (id, at, place), the latest first. Left out: what the person may not see any
 * more, and what is in the trash or in a project that is.
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
    cross join lateral (${cardsOf(ctx)}) c
    where ${where}
      and (${type ?? null}::text is null or c.type = ${type ?? null}) and ${isBehind(latestFirst, request.after)}
    order by ${inOrder(latestFirst)}
    limit ${request.limit + 1}`.execute(db);
  return toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), rows.length);
}

/** Each id is in one table; the other branches find nothing in their key. */
function cardsOf(ctx: Ctx): RawBuilder<unknown> {
  const content = allContent().map(
    ({ type, table, inProject, hasLook }) => sql`
      select ${sql.lit(wireType(type))} as type, c.title, ${inProject ? sql`c.project_id` : sql`null::uuid`} as project_id,
        ${hasLook ? sql`c.icon, c.color` : sql`null as icon, null as color`}, c.created_by, c.updated_at
      from ${sql.table(table)} c
      ${inProject ? sql`join projects p on p.workspace_id = c.workspace_id and p.id = c.project_id and p.trashed_at is null` : sql``}
      where c.workspace_id = ${ctx.workspace.id} and c.id = s.id and c.trashed_at is null
        and ${isVisible(ctx, 'c.access_id')}`,
  );
  const others = allKinds().flatMap(({ card }) => (card ? [cardOf(ctx, card)] : []));
  return sql.join([...content, ...others], sql` union all `);
}

function cardOf(ctx: Ctx, { type, select }: CardSource): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(type)} as type, o.title, null::uuid as project_id, null as icon, null as color, o.created_by,
      o.updated_at
    from (${select(ctx)}) o where o.id = s.id`;
}
