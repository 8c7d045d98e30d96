import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { SuggestionFeature } from '#domain/ai/suggestions.ts';
import { holdObject, type ObjectRef } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { readModes } from '#server/platform/ai/modes/read-modes.ts';
import { newestRuns, suggestionRuns, type SuggestionRun } from './suggestion-run.ts';
import '../tables.ts';

export type RunPayload = {
  readonly runId: string;
  /** Nobody asked for it. */
  readonly isAutomatic?: boolean;
};
export type Queue = { readonly boss: JobBoss; readonly job: Job<RunPayload> };

const refusals: Readonly<Record<SuggestionFeature, string>> = {
  Highlights: 'Suggested highlights are turned off for this project',
  Tags: 'Suggested tags are turned off for this project',
  Redact: 'Redaction is turned off for this project',
};
export const runActions = {
  Highlights: 'ai.suggestHighlights',
  Tags: 'ai.suggestTags',
  Redact: 'redaction.apply',
} as const satisfies Record<SuggestionFeature, string>;

/** Asked for by a person. While one is under way, that one is the answer. */
export async function startRun(
  ctx: Ctx,
  { boss, job }: Queue,
  { feature, object: ref }: { feature: SuggestionFeature; object: ObjectRef },
): Promise<SuggestionRun> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const object = await holdObject(tx, ref);
    allow(tx, runActions[feature], object);
    if ((await readModes(tx.db, tx.workspace.id, object.projectId))[feature] === 'Off')
      throw new InvalidOperation(refusals[feature]);
    const known = (await newestRuns(tx.db, tx.workspace.id, ref)).find(
      (run) => run.feature === feature && run.status === 'RUNNING',
    );
    return known ?? insertRun(tx, { boss, job }, { feature, object: ref, requestedBy: viewer.id });
  });
}

export type NewRun = {
  feature: SuggestionFeature;
  object: ObjectRef;
  requestedBy: string;
  isAutomatic?: boolean;
};

export async function insertRun(
  tx: TxCtx,
  { boss, job }: Queue,
  { feature, object, requestedBy, isAutomatic = false }: NewRun,
): Promise<SuggestionRun> {
  const id = tx.newId();
  const jobId = await enqueue(tx, boss, job, { payload: { runId: id, isAutomatic }, requestKey: id });
  await tx.db
    .insertInto('suggestion_runs')
    .values({
      workspace_id: tx.workspace.id,
      id,
      object_type: object.type,
      object_id: object.id,
      feature,
      model: null,
      problem: null,
      looked_to: null,
      job_id: jobId,
      requested_by: requestedBy,
      created_at: tx.now(),
      finished_at: null,
    })
    .execute();
  await tx.record({
    type: 'suggestion.runStarted',
    payload: { runId: id, objectId: object.id },
    objectId: null,
  });
  return suggestionRuns(tx.db, tx.workspace.id).where('id', '=', id).executeTakeFirstOrThrow();
}
