import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { SortChannelJob } from './sorting-queue.ts';
import { getChannel } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { requoteThemes } from './requote-themes.ts';
import './tables.ts';

type Chosen = { readonly channelId: string; readonly ids: readonly string[] };

/** Spam and the like: it counts nowhere, is in no theme and no outlier. Answers the change that can be taken back. */
export async function excludeDataPoints(ctx: Ctx, chosen: Chosen): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const changeId = await begin(tx, chosen);
    // Placed by a person: no sorting looks at it. It has a score, so that it doesn't wait for one.
    await change(
      tx,
      chosen,
      sql`excluded_at = coalesce(excluded_at, ${tx.now()}), theme_id = null, placed_by = 'person',
        theme_score = coalesce(theme_score, 0)`,
    );
    await requoteThemes(tx, chosen.ids);
    return changeId;
  });
}

/** Back among the others. What was excluded is sorted again. */
export async function includeDataPoints(
  ctx: Ctx,
  chosen: Chosen,
  { boss, job }: { boss: JobBoss; job: SortChannelJob },
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const changeId = await begin(tx, chosen);
    await change(
      tx,
      chosen,
      sql`excluded_at = null,
        placed_by = case when excluded_at is null then placed_by else 'engine' end,
        theme_score = case when excluded_at is null then theme_score end`,
    );
    await enqueue(tx, boss, job, {
      payload: { channelId: chosen.channelId },
      requestKey: `${chosen.channelId}:${changeId}`,
    });
    return changeId;
  });
}

async function begin(tx: TxCtx, { channelId, ids }: Chosen): Promise<string> {
  allow(tx, 'channel.excludeData', await getChannel(tx, channelId));
  return recordThemeChange(tx, { channelId, themeIds: [], pointIds: ids, excluding: true });
}

/** All of them or none. */
async function change(tx: TxCtx, { channelId, ids }: Chosen, set: ReturnType<typeof sql>): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update data_points set ${set}
    where workspace_id = ${tx.workspace.id} and channel_id = ${channelId} and ${isAmong('id', ids)}`.execute(
    tx.db,
  );
  if (Number(numAffectedRows) < new Set(ids).size) throw new NotFound();
  await tx.record({
    type: 'channel.updated',
    payload: { channelId, changed: ['dataPoints'] },
    objectId: channelId,
  });
}
