import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { requoteThemes } from './requote-themes.ts';
import './tables.ts';

/** For an import that is taken back. Data points have no trash; triggers take them off the counts of days and themes. */
export async function removeDataPoints(
  tx: TxCtx,
  { channelId, ids }: { readonly channelId: string; readonly ids: readonly string[] },
): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    delete from data_points where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}
      and ${isAmong('id', ids)}`.execute(tx.db);
  await requoteThemes(tx, ids);
  if (numAffectedRows > 0n)
    await tx.record({
      type: 'channel.updated',
      payload: { channelId, changed: ['dataPoints'] },
      objectId: channelId,
    });
}
