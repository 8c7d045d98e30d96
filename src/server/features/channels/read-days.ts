import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { isoDayOf } from '#domain/time/date-range.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

export type CountedDay = {
  readonly day: string;
  readonly count: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
  /** Distinct participants; null where they are not counted. */
  readonly peopleCount: number | null;
};

/** Whole days of UTC, since that is how they are counted: `first` included, `end` not, and as many from `before` on. */
export type Period = { readonly before: string; readonly first: string; readonly end: string };

/** No answer has more; a longer period shows its end. */
export const mostDays = 400;
/** Outside of these a year is written in a way that the database doesn't read. */
const [firstEver, lastEver] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T00:00:00Z')];

export function readPeriod(from: Date, to: Date): Period {
  if (from >= to) throw new ValidationError('The period ends before it begins');
  const first = Math.floor(from.getTime() / dayMs) * dayMs;
  const end = Math.ceil(to.getTime() / dayMs) * dayMs;
  return { before: dayOf(first - (end - first)), first: dayOf(first), end: dayOf(end) };
}

export function dayOf(time: number): string {
  return isoDayOf(new Date(Math.min(lastEver, Math.max(firstEver, time))));
}

/** Ask only for a theme that its reader may see. */
export async function readThemeDays(
  ctx: Ctx,
  themeId: string,
  { first, end }: Period,
): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, point_count as count, positive_count as "positiveCount",
      negative_count as "negativeCount", people_count as "peopleCount"
    from theme_days
    where workspace_id = ${ctx.workspace.id} and theme_id = ${themeId}
      and day >= ${first}::date and day < ${end}::date and point_count > 0
    order by theme_days.day desc limit ${mostDays}`.execute(await ctx.reads.db());
  return rows.toReversed();
}
