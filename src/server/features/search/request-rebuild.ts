import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { indexState, isUnderWay, type IndexState } from './index-state.ts';
import { rebuildSearch } from './jobs.ts';

/** One at a time: a person who asks while one is under way gets that one. */
export async function requestRebuild(ctx: Ctx, boss: JobBoss): Promise<IndexState> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.rebuildSearch');
    await lockWorkspace(tx);
    const { rebuild } = await indexState(tx.db, tx.workspace.id);
    if (!isUnderWay(rebuild)) {
      await enqueue(tx, boss, rebuildSearch, { payload: {}, requestKey: tx.newId() });
      const { id: workspaceId } = tx.workspace;
      await tx.record({
        type: 'workspace.searchRebuildRequested',
        payload: { workspaceId },
        objectId: workspaceId,
      });
    }
    return indexState(tx.db, tx.workspace.id);
  });
}

/** What was written until then stays; the index is complete without it. */
export async function cancelRebuild(ctx: Ctx): Promise<IndexState> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.rebuildSearch');
    const { rebuild } = await indexState(tx.db, tx.workspace.id);
    if (isUnderWay(rebuild)) await cancelJob(tx, rebuild.id);
    return indexState(tx.db, tx.workspace.id);
  });
}
