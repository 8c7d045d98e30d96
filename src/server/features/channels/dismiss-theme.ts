import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeThemes } from './change-themes.ts';
import { getChannelOfTheme } from './policy.ts';
import { isTooManyAtOnce, planMove } from './moves/plan-move.ts';
import type { SortingQueue } from './sorting-queue.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import { getTheme, type ThemeEdit } from './theme-edit.ts';
import './tables.ts';

/** Not a theme: its points belong to none, and neither does what is like them. Of many, a job takes them out. */
export async function dismissTheme(ctx: Ctx, id: string, queue: SortingQueue): Promise<ThemeEdit> {
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTheme(tx, id);
    allow(tx, 'theme.delete', channel);
    const isLarge = await isTooManyAtOnce(tx, [id]);
    const points = isLarge
      ? []
      : await tx.db
          .selectFrom('data_points')
          .select('id')
          .where('workspace_id', '=', tx.workspace.id)
          .where('theme_id', '=', id)
          .execute();
    const changeId = await recordThemeChange(tx, {
      channelId: channel.id,
      themeIds: [id],
      pointIds: points.map((point) => point.id),
    });
    if (!isLarge)
      await sql`update data_points set theme_id = null
      where workspace_id = ${tx.workspace.id} and theme_id = ${id}`.execute(tx.db);
    await changeThemes(tx, [id], { state: 'dismissed' });
    await sealThemeChange(tx, changeId);
    if (isLarge) await planMove(tx, { channelId: channel.id, changeId, fromIds: [id], intoId: null }, queue);
    return { changeId, theme: await getTheme(tx, id) };
  });
}
