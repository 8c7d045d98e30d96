import { sql } from 'kysely';
import { isSignificantRise, risingWindowDays } from '#domain/channels/theme-trend.ts';
import { dayMs } from '#domain/time/durations.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { readPeriod } from '../read-days.ts';
import '../tables.ts';

type Risen = { readonly id: string; readonly previousCount: number; readonly currentCount: number };

/** Tells who follows the channel which themes came up more in the last days than chance would give. */
export async function tellRising(ctx: Ctx, channelId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
    const { before, first, end } = readPeriod(daysAgo(risingWindowDays - 1), now);
    const { rows } = await sql<Risen>`
      select t.id,
        coalesce(sum(d.point_count) filter (where d.day < ${first}::date), 0)::int as "previousCount",
        coalesce(sum(d.point_count) filter (where d.day >= ${first}::date), 0)::int as "currentCount"
      from themes t join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
      where t.workspace_id = ${tx.workspace.id} and t.channel_id = ${channelId} and t.state = 'active'
        and (t.told_rising_at is null or t.told_rising_at < ${daysAgo(risingWindowDays)})
        and d.day >= ${before}::date and d.day < ${end}::date
      group by t.id`.execute(tx.db);
    // What was never there before is new, not rising: people hear of it as a new theme.
    const themeIds = rows
      .filter((row) => row.previousCount > 0 && isSignificantRise(row))
      .map(({ id }) => id);
    if (themeIds.length === 0) return;
    await sql`update themes set told_rising_at = ${now}
      where ${isInWorkspace(tx.workspace.id, 'id', themeIds)}`.execute(tx.db);
    await tx.record({
      type: 'channel.themesRising',
      payload: { channelId, themeIds },
      objectId: channelId,
    });
  });
}
