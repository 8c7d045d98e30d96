import { sql } from 'kysely';
import { placesInBatch } from '#engines/search/place-sets.ts';
import { planSorting } from '#domain/channels/sorting-plan.ts';
import { dayMs } from '#domain/time/durations.ts';
import { readLeftParticipants } from '#server/features/people/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { SentimentReader } from '#server/platform/ai/sentiment/sentiment-reader.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { ScheduleHandler } from '#server/platform/schedules/schedule-handler.ts';
import { dropSchedule, setSchedule } from '#server/platform/schedules/set-schedule.ts';
import type { SortChannelJob } from './sorting-queue.ts';
import { readFigures } from './sort/find-sorting.ts';
import './tables.ts';

const tending = 'channels.tend';

/** Every hour, each channel at its own minute: a thousand of them are no rush. */
export async function scheduleTending(tx: TxCtx, channelId: string): Promise<void> {
  const minute = Number.parseInt(channelId.slice(-4), 16) % 60;
  await setSchedule(tx, { id: channelId, handler: tending, cron: `${minute} * * * *`, timeZone: 'UTC' });
}

export type Tending = {
  readonly boss: JobBoss;
  readonly job: SortChannelJob;
  readonly embedder: Embedder | undefined;
  readonly sentiment: SentimentReader;
};

/** A job whose worker died too often leaves wishes and data points behind, which no figure tells of. */
const isLeftUndone = sql<boolean>`(channels.sorting_wanted > 0
  or exists (select 1 from themes t where t.workspace_id = channels.workspace_id and t.channel_id = channels.id
    and t.rest_into is not null)
  or exists (select 1 from theme_moves m where m.workspace_id = channels.workspace_id and m.channel_id = channels.id)
  or exists (select 1 from point_changes h
    where h.workspace_id = channels.workspace_id and h.channel_id = channels.id)
  or channels.sorted_at is not null and exists (select 1 from data_points p
    where p.workspace_id = channels.workspace_id and p.channel_id = channels.id and p.waiting
      and p.placed_by = 'engine' and p.excluded_at is null and p.vector is not null))`;

/** From before texts were indexed, or changed since. */
const isUnindexed = sql<boolean>`(
  exists (select 1 from text_batches b where b.workspace_id = channels.workspace_id and b.channel_id = channels.id
    and b.is_stale)
  or (select count(*) from (select from unindexed_texts u where u.workspace_id = channels.workspace_id
    and u.channel_id = channels.id limit ${sql.lit(placesInBatch)}) waiting) = ${sql.lit(placesInBatch)})`;

/**
 * Finds what a channel is due for though nothing comes in: outliers that have gathered slowly, a week since its themes
 * were found, another model or reading of sentiment, a daily look for drift.
 */
export function tendChannels({ boss, job, embedder, sentiment }: Tending): ScheduleHandler {
  return {
    name: tending,
    async run(tx, { scheduleId: channelId, dueAt }) {
      const channel = await tx.db
        .selectFrom('channels')
        .select([
          'model',
          'sentiment_reader as sentimentReader',
          'trashed_at as trashedAt',
          'tended_at as tendedAt',
          'sorted_at as sortedAt',
          isLeftUndone.as('isLeftUndone'),
          isUnindexed.as('isUnindexed'),
        ])
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', channelId)
        .executeTakeFirst();
      if (!channel) return dropSchedule(tx, channelId);
      await readLeftParticipants(tx);
      if (channel.trashedAt !== null) return;
      const sort = (): Promise<unknown> =>
        enqueue(tx, boss, job, {
          payload: { channelId },
          requestKey: `${channelId}:${tending} ${dueAt.toISOString()}`,
        });
      if (channel.isUnindexed) await sort();
      if (channel.isUnindexed || !embedder) return;
      const figures = await readFigures(tx.db, { workspaceId: tx.workspace.id, channelId, now: tx.now() });
      const isOther =
        channel.model !== '' &&
        (channel.model !== embedder.model || channel.sentimentReader !== sentiment.version);
      const isUntended =
        channel.sortedAt !== null &&
        figures.total !== figures.sortedCount &&
        (channel.tendedAt === null || channel.tendedAt.getTime() < tx.now().getTime() - dayMs);
      const isUndone = channel.isLeftUndone || figures.unread > 0;
      if (!isOther && !isUntended && !isUndone && planSorting(figures) === 'wait') return;
      await sort();
    },
  };
}
