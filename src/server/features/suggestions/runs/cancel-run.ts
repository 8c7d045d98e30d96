import { NotFound } from '#domain/errors/hark-error.ts';
import { holdObject } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { runActions } from './start-run.ts';
import { suggestionRuns, type SuggestionRun } from './suggestion-run.ts';
import '../tables.ts';

/** Ends one that is under way. What it has proposed so far stays. */
export async function cancelRun(ctx: Ctx, id: string): Promise<SuggestionRun> {
  return inTransaction(ctx, async (tx) => {
    const run = await tx.db
      .selectFrom('suggestion_runs')
      .select(['object_type as type', 'object_id as objectId', 'job_id as jobId', 'feature'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!run) throw new NotFound();
    const object = await holdObject(tx, { type: run.type, id: run.objectId });
    allow(tx, runActions[run.feature], object);
    await cancelJob(tx, run.jobId);
    await tx.db
      .updateTable('suggestion_runs')
      .set({ status: 'CANCELLED', finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('status', '=', 'RUNNING')
      .execute();
    await tx.record({
      type: 'suggestion.runEnded',
      payload: { runId: id, objectId: run.objectId },
      objectId: null,
    });
    return suggestionRuns(tx.db, tx.workspace.id).where('id', '=', id).executeTakeFirstOrThrow();
  });
}
