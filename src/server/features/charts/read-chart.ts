import { sql } from 'kysely';
import '#server/features/tags/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { ChartInput } from './chart-input.ts';
import { nameItems } from './name-items.ts';
import { taggedHighlights, valueOf } from './tagged-highlights.ts';

export type ChartItem = {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly groupId: string | null;
  readonly groupTitle: string | null;
  readonly value: number;
};
export type Chart = {
  readonly items: ChartItem[];
  readonly groups: ChartItem[];
  readonly total: number;
};

const mostItems = 500;

export async function readChart(ctx: Ctx, input: ChartInput): Promise<Chart> {
  const db = await ctx.reads.db();
  const tagged = await taggedHighlights(ctx, db, input);
  const total = await sql<{ value: string }>`
    select ${valueOf(input.metric)} as value
    from (select distinct id, object_id, volume from (${tagged}) as tagged) as each_once`.execute(db);
  return {
    items: await countItems(ctx, db, input),
    // Counted again, not added up: a highlight with two tags of a group is one highlight.
    groups: input.type === 'TAG' ? await countItems(ctx, db, { ...input, type: 'TAG_GROUP' }) : [],
    total: Number(total.rows[0]?.value ?? 0),
  };
}

/** The largest first. */
export async function countItems(ctx: Ctx, db: Db, input: ChartInput): Promise<ChartItem[]> {
  const tagged = await taggedHighlights(ctx, db, input);
  const { rows } = await sql<{ item: string | null; value: string }>`
    select item, ${valueOf(input.metric)} as value from (${tagged}) as tagged
    group by item order by value desc, item limit ${mostItems}`.execute(db);
  const ids = rows.map(({ item }) => item);
  const names = await nameItems(ctx, db, input.type, ids);
  return rows.map((row) => ({ ...names(row.item), value: Number(row.value) }));
}
