import { sql } from 'kysely';
import { positiveInteger, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { allowImport, lockImport } from './policy.ts';
import { takeBackBatch, trashMadeFields, trashMadeSurvey } from './write/take-back.ts';
import './tables.ts';
import '#server/platform/jobs/tables.ts';

/** Takes a whole import back: what it made goes to the trash, what it changed is as it was. */
export const undoJob = defineJob({
  name: 'imports.undo',
  payload: object({ importId: uuid }),
  timeoutSeconds: 4 * 3600,
  async run(job) {
    const { ctx, payload, progress, step } = job;
    const numbers = await readNumbers(job);
    for (const [at, number] of numbers.entries()) {
      await step(`batch ${number}`, positiveInteger, (tx) => takeBackBatch(tx, payload.importId, number));
      await progress((at + 1) / (numbers.length + 1), 'Undoing the import');
    }
    await inTransaction(ctx, async (tx) => {
      await trashMadeFields(tx, payload.importId);
      await trashMadeSurvey(tx, payload.importId);
      await finish(tx, payload.importId);
    });
    return { batches: numbers.length };
  },
});

/** Begins it; an import that ended half way can be undone too. */
export async function undoImport(boss: JobBoss, ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id);
    await allowImport(tx, row.place);
    if (row.status === 'UNDONE') return;
    if (!(await hasEnded(tx, row)))
      throw new InvalidOperation('Wait until the import has finished, or cancel it');
    const jobId = await enqueue(tx, boss, undoJob, { payload: { importId: id }, requestKey: tx.newId() });
    await tx.db
      .updateTable('imports')
      .set({ status: 'UNDOING', job_id: jobId, error: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
  });
}

async function hasEnded(tx: TxCtx, { status, job_id: jobId }: { status: string; job_id: string | null }) {
  if (['COMPLETE', 'FAILED', 'CANCELLED'].includes(status)) return true;
  if (status !== 'RUNNING' && status !== 'UNDOING') return false;
  const job = await tx.db
    .selectFrom('jobs')
    .select('state')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', jobId ?? '')
    .executeTakeFirst();
  return job?.state === 'failed' || job?.state === 'cancelled';
}

async function readNumbers({ ctx, payload }: JobRun<{ importId: string }>): Promise<number[]> {
  const rows = await inTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('import_batches')
      .select('number')
      .where('workspace_id', '=', tx.workspace.id)
      .where('import_id', '=', payload.importId)
      // The last first: what two batches changed is at last as it was before both.
      .orderBy('number', 'desc')
      .execute(),
  );
  return rows.map(({ number }) => number);
}

async function finish(tx: TxCtx, importId: string): Promise<void> {
  await sql`update imports set status = 'UNDONE', undone_at = ${tx.now()}
    where workspace_id = ${tx.workspace.id} and id = ${importId}`.execute(tx.db);
  await tx.record({ type: 'import.undone', payload: { importId }, objectId: importId });
}
