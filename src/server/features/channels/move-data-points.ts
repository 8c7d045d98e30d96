import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { movePoints } from './change-points.ts';
import { changeThemes } from './change-themes.ts';
import { getChannel } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import './tables.ts';

export type MovedDataPoints = {
  readonly channelId: string;
  readonly ids: readonly string[];
  /** Null: into no theme, and no sorting brings them back into one. */
  readonly themeId: string | null;
};

/** Where a person puts a point it stays. Answers the change that can be taken back. */
export async function moveDataPoints(
  ctx: Ctx,
  { channelId, ids, themeId }: MovedDataPoints,
): Promise<string> {
  if (ids.length === 0 || ids.length > itemLimits.bulkChange)
    throw new ValidationError(`Move 1 to ${groupDigits(itemLimits.bulkChange)} data points at a time`);
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannel(tx, channelId);
    allow(tx, 'theme.update', channel);
    if (themeId !== null) await requireTheme(tx, channelId, themeId);
    const changeId = await recordThemeChange(tx, {
      channelId,
      themeIds: themeId === null ? [] : [themeId],
      pointIds: ids,
    });
    if ((await movePoints(tx, { channelId, ids }, themeId)) < new Set(ids).size) throw new NotFound();
    if (themeId !== null) await changeThemes(tx, [themeId], { kept: true });
    else
      await tx.record({
        type: 'channel.updated',
        payload: { channelId, changed: ['themes'] },
        objectId: channelId,
      });
    await sealThemeChange(tx, changeId);
    return changeId;
  });
}

export async function requireTheme(tx: TxCtx, channelId: string, themeId: string): Promise<void> {
  const theme = await tx.db
    .selectFrom('themes')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('id', '=', themeId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!theme) throw new NotFound();
}
