import { sql, type RawBuilder } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { ChartBucket } from '#server/platform/graphql/wire.gen.ts';
import type { ChartInput } from './chart-input.ts';
import { nameItems, type ItemName } from './name-items.ts';
import { taggedHighlights, valueOf } from './tagged-highlights.ts';

export type ChartLine = ItemName & { readonly points: { readonly day: string; readonly value: number }[] };
export type ChartOverTime = {
  readonly bucket: ChartBucket;
  readonly days: string[];
  readonly lines: ChartLine[];
};

/** More lines can't be told apart, more days can't be drawn. */
const mostLines = 12;
const mostDays = 1500;

export async function readChartOverTime(
  ctx: Ctx,
  input: ChartInput,
  wanted: ChartBucket | null,
): Promise<ChartOverTime> {
  const db = await ctx.reads.db();
  const tagged = await taggedHighlights(ctx, db, input);
  const bucket = wanted ?? (await fittingBucket(db, tagged));
  const value = valueOf(input.metric);
  const day = sql`to_char(date_trunc(${bucket.toLowerCase()}, created_at at time zone ${input.timeZone}), 'YYYY-MM-DD')`;
  const { rows } = await sql<{ item: string | null; day: string; value: string }>`
    with tagged as (${tagged}),
    largest as (select item from tagged group by item order by ${value} desc, item limit ${mostLines})
    select tagged.item, ${day} as day, ${value} as value
    from tagged join largest on tagged.item is not distinct from largest.item
    group by tagged.item, day order by day`.execute(db);
  const items = [...new Set(rows.map(({ item }) => item))];
  const names = await nameItems(ctx, db, input.type, items);
  const days = daysBetween(rows[0]?.day, rows.at(-1)?.day, bucket);
  const lines = items.map((item) => {
    const values = new Map(
      rows.filter((row) => row.item === item).map((row) => [row.day, Number(row.value)]),
    );
    return { ...names(item), points: days.map((each) => ({ day: each, value: values.get(each) ?? 0 })) };
  });
  return { bucket, days, lines: lines.toSorted((a, b) => sumOf(b) - sumOf(a)) };
}

/** About a dozen to three dozen points: fewer hide the course, more hide the line. */
async function fittingBucket(db: Db, tagged: RawBuilder<unknown>): Promise<ChartBucket> {
  const { rows } = await sql<{ days: number | null }>`
    select extract(epoch from max(created_at) - min(created_at))::float8 / 86400 as days
    from (${tagged}) as tagged`.execute(db);
  const days = rows[0]?.days ?? 0;
  if (days <= 31) return 'DAY';
  return days <= 200 ? 'WEEK' : 'MONTH';
}

function sumOf({ points }: ChartLine): number {
  return points.reduce((sum, { value }) => sum + value, 0);
}

/** Every bucket, also the empty ones: a line that skips them would lie. */
function daysBetween(first: string | undefined, last: string | undefined, bucket: ChartBucket): string[] {
  if (first === undefined || last === undefined) return [];
  const days: string[] = [];
  const at = new Date(`${first}T00:00:00Z`);
  const end = new Date(`${last}T00:00:00Z`);
  while (at <= end) {
    if (days.length === mostDays) throw new ValidationError('Choose weeks or months for so long a time');
    days.push(at.toISOString().slice(0, 10));
    if (bucket === 'MONTH') at.setUTCMonth(at.getUTCMonth() + 1);
    else at.setUTCDate(at.getUTCDate() + (bucket === 'WEEK' ? 7 : 1));
  }
  return days;
}
