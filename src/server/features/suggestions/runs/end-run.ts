import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { RunStatus } from '../tables.ts';
import '../tables.ts';

export type Ending = { readonly status: Exclude<RunStatus, 'RUNNING'>; readonly problem?: string };

/** Ends once: what a person cancelled stays so. */
export async function endRun(ctx: Ctx, id: string, { status, problem }: Ending): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('suggestion_runs')
      .set({ status, finished_at: tx.now(), ...(problem !== undefined && { problem }) })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('status', '=', 'RUNNING')
      .returning('object_id as objectId')
      .executeTakeFirst();
    if (!row) return;
    await tx.record({
      type: 'suggestion.runEnded',
      payload: { runId: id, objectId: row.objectId },
      objectId: null,
    });
  });
}
