import { sql } from 'kysely';
import '#server/features/tags/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
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
export type Chart = { readonly items: ChartItem[]; readonly total: number };

const mostItems = 500;

export async function readChart(ctx: Ctx, input: ChartInput): Promise<Chart> {
  const db = await ctx.reads.db();
  const tagged = await taggedHighlights(ctx, db, input);
  const value = valueOf(input.metric);
  const { rows } = await sql<{ item: string | null; value: string }>`
    select item, ${value} as value from (${tagged}) as tagged
    group by item order by value desc, item limit ${mostItems}`.execute(db);
  const total = await sql<{ value: string }>`
    select ${value} as value from (select distinct id, object_id, volume from (${tagged}) as tagged) as each_once`.execute(
    db,
  );
  const names = await nameItems(
    ctx,
    db,
    input.type,
    rows.map(({ item }) => item),
  );
  return {
    items: rows.map((row) => ({ ...names(row.item), value: Number(row.value) })),
    total: Number(total.rows[0]?.value ?? 0),
  };
}
