import { accept } from '#domain/parsed/parsed.ts';
import { parseTrashDays } from '#domain/trash/trash-days.ts';
import { getWorkspaceSettings, type WorkspaceSettings } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';

/** How long deleted items can be restored. Also counts for what is in the trash already. */
export async function setTrashDays(ctx: Ctx, input: { days: number }): Promise<WorkspaceSettings> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'trash.setDays');
    const days = accept(parseTrashDays(input.days));
    await lockWorkspace(tx);
    const before = await daysOf(tx.db, tx.workspace.id);
    if (before === days) return;
    const { version } = await tx.db
      .updateTable('workspace_settings')
      .set((row) => ({ trash_days: days, version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'setting.changed',
      payload: { setting: 'trashDays' },
      objectId: tx.workspace.id,
      version,
      before: { value: before },
      after: { value: days },
    });
  });
  return getWorkspaceSettings(ctx);
}

export async function readTrashDays(ctx: Ctx): Promise<number> {
  return daysOf(await ctx.reads.db(), ctx.workspace.id);
}

async function daysOf(db: Db, workspaceId: string): Promise<number> {
  const { trash_days: days } = await db
    .selectFrom('workspace_settings')
    .select('trash_days')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return days;
}
