import { sql, type RawBuilder } from 'kysely';
import { dayMs } from '#domain/time/durations.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { countValues } from './chart/count-values.ts';
import type { Days } from './chart/split-by-months.ts';
import type { ColumnValue } from './columns/has-property.ts';
import type { DataPointFilter } from './data-point-filter.ts';
import { dayOf } from './read-days.ts';
import './tables.ts';

/** Every day that a data point can have. */
const allDays: Days = { first: '0001-01-01', end: '9999-12-31' };

/** How many data points match, where no row has to be looked at for it; else null. */
export async function findKeptCount(ctx: Ctx, db: Db, filter: DataPointFilter): Promise<number | null> {
  const { source, segment, language, query, excluded, sentiment, themeId, topicId } = filter;
  const days = daysOf(filter);
  if (days === null || source != null || language != null || query != null || excluded === true) return null;
  if (segment != null && 'field' in segment) return null;
  const [value, more] = [...(filter.properties ?? []), ...(segment ? [segment] : [])];
  if (value === undefined) return countOfDays(ctx, db, filter, days);
  if (more !== undefined || sentiment != null || topicId != null || themeId === null) return null;
  return countOfValue(ctx, db, filter, { value, days });
}

/** Null where a period is not of whole days. */
function daysOf({ from, to }: DataPointFilter): Days | null {
  if ([from, to].some((time) => time != null && time.getTime() % dayMs !== 0)) return null;
  return { first: from ? dayOf(from.getTime()) : allDays.first, end: to ? dayOf(to.getTime()) : allDays.end };
}

async function countOfDays(
  ctx: Ctx,
  db: Db,
  { channelId, themeId, topicId, sentiment }: DataPointFilter,
  { first, end }: Days,
): Promise<number | null> {
  // Neutral ones and those that nobody has read yet are not told apart in the counts.
  if (sentiment === 'neutral') return null;
  const counted = sql.ref(sentiment == null ? 'd.point_count' : `d.${sentiment}_count`);
  if (themeId != null || topicId != null)
    return sumOf(
      db,
      sql`select sum(${counted}) from themes t
        join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
        where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId}
          and ${themeId == null ? sql`t.topic_id = ${topicId}` : sql`t.id = ${themeId}`}
          and d.day >= ${first}::date and d.day < ${end}::date`,
    );
  if (themeId === null && sentiment != null) return null;
  return sumOf(
    db,
    sql`select sum(${themeId === null ? sql`d.point_count - d.themed_count` : counted}) from channel_days d
      where d.workspace_id = ${ctx.workspace.id} and d.channel_id = ${channelId}
        and d.day >= ${first}::date and d.day < ${end}::date`,
  );
}

async function sumOf(db: Db, sum: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce((${sum}), 0)::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

async function countOfValue(
  ctx: Ctx,
  db: Db,
  { channelId, themeId }: DataPointFilter,
  { value: { column, value }, days }: { readonly value: ColumnValue; readonly days: Days },
): Promise<number | null> {
  if (!column.hasChoices) return null;
  const counted = await countValues(ctx, db, { channelId, period: days, column });
  const own = counted.filter(({ scopeId }) => scopeId === (themeId ?? channelId));
  if (value !== '') return own.find((one) => one.value === value)?.count ?? 0;
  const named = own.reduce((sum, { count }) => sum + count, 0);
  return (
    ((await countOfDays(ctx, db, { channelId, ...(themeId != null && { themeId }) }, days)) ?? 0) - named
  );
}
