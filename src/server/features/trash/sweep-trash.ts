import { sql } from 'kysely';
import { removeGarbage } from '#server/features/files/index.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type WorkspaceRef } from '#server/platform/context/context.ts';
import { findInTrash } from './find-in-trash.ts';
import { purgeItems } from './purge-items.ts';

type Sweeping = Pick<Services, 'database' | 'storage' | 'systemCtx' | 'now' | 'log'>;
const atOnce = 50;

/** Everything that was in the trash for longer than its workspace keeps it. */
export async function sweepTrash(services: Sweeping, signal: AbortSignal): Promise<void> {
  const { database, log } = services;
  for await (const workspace of eachWorkspace(services, signal)) {
    try {
      while (await sweepSome(services, workspace)) {
        signal.throwIfAborted();
        await database.giveWay();
      }
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, workspace: workspace.id }, 'A trash could not be emptied');
    }
  }
}

/** Whether there may be more. */
async function sweepSome(
  { database, storage, systemCtx, now }: Sweeping,
  workspace: WorkspaceRef,
): Promise<boolean> {
  const ctx = systemCtx(workspace);
  const swept = await inTransaction(ctx, async (tx) => {
    const where = sql<boolean>`t.trashed_at <= ${now()}::timestamptz - make_interval(days => (
      select s.trash_days from workspace_settings s where s.workspace_id = ${workspace.id}))`;
    const items = await findInTrash(ctx, tx, { where, limit: atOnce });
    await purgeItems(tx, items);
    return items.length;
  });
  if (swept > 0) await removeGarbage({ database, storage }, workspace.id);
  return swept === atOnce;
}
