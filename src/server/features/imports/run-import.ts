import { positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { object, record } from '#domain/codec/structures.ts';
import { HarkError, NotFound } from '#domain/errors/hark-error.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobAbout, JobRun } from '#server/platform/jobs/job.ts';
import { tableKey } from './table/import-keys.ts';
import { inBatches } from './table/in-batches.ts';
import { readRows, type TableRow } from './table/read-rows.ts';
import { keepBatch } from './write/keep-batch.ts';
import { keyOfRecord, rowKeyOf } from './write/key-of.ts';
import { readRecords } from './write/read-record.ts';
import { makeFields, readyColumns, type MadeByImport, type Planned } from './write/resolve-columns.ts';
import { SeenKeys } from './write/seen-keys.ts';
import { writeContacts } from './write/write-contacts.ts';
import { writeNotes } from './write/write-notes.ts';
import './tables.ts';

export type ImportPayload = { readonly importId: string };
type Run = JobRun<ImportPayload>;

const payload = object({ importId: uuid });
const rowsAtOnce = 2000;
const stopped = 'The import stopped. Undo it, or import the file again with a key column to continue.';

/** Writes the rows of a table in batches, each whole or not at all; a run after a kill goes on behind the last. */
export function runImport({ storage }: Pick<JobServices, 'storage'>): Job<ImportPayload> {
  return defineJob({
    name: 'imports.run',
    payload,
    timeoutSeconds: 4 * 3600,
    async run(job) {
      const plan = await readPlan(job.ctx, job.payload.importId);
      try {
        const source = await storage.open(tableKey(job.ctx.workspace.id, job.payload.importId));
        return await writeAll(job, plan, readRows(source, { ...plan.found, ignoreNulls: plan.ignoreNulls }));
      } catch (error) {
        // What is wrong with the file is wrong in every attempt.
        if (!(error instanceof HarkError)) throw error;
        await end(job, { status: 'FAILED', error: error.message });
        return { failed: true };
      }
    },
    onFailure: (job) => end(job, { status: 'FAILED', error: stopped }),
    about: aboutImport,
  });
}

type Plan = Planned & {
  readonly bytes: number;
  readonly keyColumn: number | null;
  readonly existing: 'SKIP' | 'UPDATE';
  readonly ignoreNulls: boolean;
  readonly requestedBy: string;
};

async function readPlan(ctx: Ctx, importId: string): Promise<Plan> {
  const row = await inTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('imports')
      .selectAll()
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', importId)
      .executeTakeFirst(),
  );
  if (!row?.found || !row.columns) throw new NotFound();
  return {
    target: row.target,
    projectId: row.project_id,
    found: row.found,
    columns: row.columns,
    bytes: Number(row.bytes),
    keyColumn: row.key_column,
    existing: row.existing,
    ignoreNulls: row.ignore_nulls,
    requestedBy: row.requested_by,
  };
}

async function writeAll(job: Run, plan: Plan, rows: AsyncGenerator<TableRow>): Promise<object> {
  const { importId } = job.payload;
  const made = await job.step('fields', record(string), async (tx) => {
    const fields = await makeFields(tx, plan);
    await setImport(tx, importId, { made: JSON.stringify(fields) });
    return fields;
  });
  const doneBefore = (await job.stepsDone()) - 1;
  const seen = new SeenKeys();
  await rows.next();
  let number = 0;
  for await (const batch of inBatches(rows, rowsAtOnce)) {
    number += 1;
    if (number <= doneBefore) await remember(job.ctx, { plan, made, seen, batch });
    else await writeOne(job, { plan, made, seen, batch, number });
    const share = (batch.at(-1)?.bytes ?? 0) / Math.max(1, plan.bytes);
    await job.progress(Math.min(0.99, share), 'Importing rows');
  }
  await end(job, { status: 'COMPLETE' });
  return { batches: number };
}

type Part = {
  readonly plan: Plan;
  readonly made: MadeByImport;
  readonly seen: SeenKeys;
  readonly batch: readonly TableRow[];
};

/** Rows that an earlier run wrote are only known again, so that later ones are not taken for new. */
async function remember(ctx: Ctx, { plan, made, seen, batch }: Part): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const columns = await readyColumns(tx, plan, made);
    const key = rowKeyOf(plan.target, columns, plan.keyColumn);
    if (key === null) return;
    const { records } = await readRecords(tx, columns, batch);
    for (const one of records) {
      const text = keyOfRecord(key, one);
      if (text !== null) seen.add(text);
    }
  });
}

async function writeOne(
  job: Run,
  { plan, made, seen, batch, number }: Part & { number: number },
): Promise<void> {
  const { importId } = job.payload;
  await job.step(`batch ${number}`, positiveInteger, async (tx) => {
    const columns = await readyColumns(tx, plan, made);
    const write = plan.target === 'NOTES' ? writeNotes : writeContacts;
    const written = await write(tx, { ...plan, plan, columns, rows: batch, seen });
    await keepBatch(tx, { importId, number, written });
    return written.createdIds.length;
  });
}

type End = { status: 'COMPLETE' } | { status: 'FAILED'; error: string };

async function end(job: Pick<Run, 'ctx' | 'payload'>, outcome: End): Promise<void> {
  const { importId } = job.payload;
  await inTransaction(job.ctx, async (tx) => {
    const row = await setImport(tx, importId, { ...outcome, finished_at: tx.now() });
    if (!row) return;
    if (outcome.status === 'FAILED')
      return tx.record({ type: 'import.failed', payload: { importId }, objectId: importId });
    const payloadOfEnd = { importId, count: row.created_count, failedCount: row.failed_count };
    return tx.record({ type: 'import.completed', payload: payloadOfEnd, objectId: importId });
  });
}

function setImport(
  tx: TxCtx,
  id: string,
  change: { made?: string; status?: 'COMPLETE' | 'FAILED'; error?: string; finished_at?: Date },
) {
  return tx.db
    .updateTable('imports')
    .set(change)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .returning(['created_count', 'failed_count'])
    .executeTakeFirst();
}

/** Notes are in their project; contacts in the list of all. */
async function aboutImport(tx: TxCtx, { importId }: ImportPayload): Promise<JobAbout | undefined> {
  const row = await tx.db
    .selectFrom('imports')
    .select('project_id as projectId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { projectId } = row;
  return projectId === null
    ? { link: buildUrl('contacts'), objectId: null }
    : { link: buildUrl('projectNotes', { params: { projectId } }), objectId: projectId };
}
