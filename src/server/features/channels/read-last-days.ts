import { risingWindowDays } from '#domain/channels/theme-trend.ts';
import { wrapLines } from '#domain/channels/wrap-activity.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { readPeriod } from './read-days.ts';
import { readWrap } from './read-wrap.ts';
import './tables.ts';

/** A mail is read on the way. */
const mostChannels = 20;

/** What changed in channels in the last days, in lines, by channel. For people who may see them. */
export async function readLastDays(tx: TxCtx, ids: Iterable<string>): Promise<Map<string, string[]>> {
  const now = tx.now();
  const period = readPeriod(new Date(now.getTime() - (risingWindowDays - 1) * dayMs), now);
  const channels = await tx.db
    .selectFrom('channels')
    .select(['id', 'title'])
    .where(isInWorkspace(tx.workspace.id, 'id', [...ids].slice(0, mostChannels)))
    .execute();
  const lines = new Map<string, string[]>();
  for (const channel of channels)
    lines.set(
      channel.id,
      wrapLines(await readWrap(tx.db, { ...channel, workspaceId: tx.workspace.id }, period)),
    );
  return lines;
}
