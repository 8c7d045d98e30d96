import { redactionMethod } from '#domain/media/redaction-edit.ts';
import { getFileState } from '#server/features/files/index.ts';
import type { FileJobs } from '#server/features/media/index.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { renderAgain, type Rendering } from './render-again.ts';

/** Blurs of an earlier method may still be readable: their renditions and exports are dropped and rendered again. */
export async function renderOldBlurs(
  services: Services & { boss: JobBoss },
  jobs: FileJobs,
  signal: AbortSignal,
): Promise<void> {
  for await (const workspace of eachWorkspace(services, signal)) {
    const ctx = services.systemCtx(workspace);
    for (const fileId of await listOldBlurs(services, workspace.id))
      await renderFile(ctx, { boss: services.boss, jobs }, fileId);
  }
}

async function listOldBlurs(
  { database }: Pick<Services, 'database'>,
  workspaceId: string,
): Promise<string[]> {
  const files = await database.transaction({ workspaceId }, 'read only', (db) =>
    db
      .selectFrom('redactions')
      .innerJoin('files', (join) =>
        join
          .onRef('files.workspace_id', '=', 'redactions.workspace_id')
          .onRef('files.id', '=', 'redactions.file_id'),
      )
      .select('redactions.file_id as fileId')
      .distinct()
      .where('redactions.workspace_id', '=', workspaceId)
      .where('redactions.video_blur', '=', true)
      .where('redactions.method', '<', redactionMethod)
      .where('files.trashed_at', 'is', null)
      .execute(),
  );
  return files.map(({ fileId }) => fileId);
}

function renderFile(ctx: Ctx, rendering: Rendering, fileId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const redactions = await tx.db
      .updateTable('redactions')
      .set({ method: redactionMethod })
      .where('workspace_id', '=', tx.workspace.id)
      .where('file_id', '=', fileId)
      .returning('id')
      .execute();
    // Only people with full access may see what the old blur shows.
    await renderAgain(tx, rendering, await getFileState(tx, fileId), { isEarlierShown: false });
    const { version } = await getFileState(tx, fileId);
    const payload = { fileId, redactionIds: redactions.map(({ id }) => id) };
    await tx.record({ type: 'redaction.applied', payload, objectId: fileId, version });
  });
}
