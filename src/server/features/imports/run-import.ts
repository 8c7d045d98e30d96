import { isAsked } from '#domain/imports/survey-import.ts';
import { positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { object, record } from '#domain/codec/structures.ts';
import { HarkError } from '#domain/errors/hark-error.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobAbout, JobRun, Progress } from '#server/platform/jobs/job.ts';
import { readAhead } from '#server/platform/jobs/read-ahead.ts';
import { forgetSample } from './forget-sample.ts';
import { readPlan, type Plan } from './read-plan.ts';
import { tableKey, workbookKey } from './table/import-keys.ts';
import { groupRows } from './table/group-rows.ts';
import { inBatches } from './table/in-batches.ts';
import { readRows, type TableRow } from './table/read-rows.ts';
import { keepBatch } from './write/keep-batch.ts';
import { keyOfRecord, rowKeyOf } from './write/key-of.ts';
import { readRecords } from './write/read-record.ts';
import { makeQuestions } from './write/make-questions.ts';
import { prepareContents } from './write/prepare-contents.ts';
import { preparePeople, type ReadBatch } from './write/prepare-people.ts';
import { questionsOfImportCodec, type QuestionsOfImport } from './write/questions-of-import.ts';
import { redactTable } from './write/redact-table.ts';
import { makeResultsInsight } from './write/make-results-insight.ts';
import { makeFields, readyColumns } from './write/resolve-columns.ts';
import { trashMadeFields, trashMadeSurvey } from './write/take-back.ts';
import { SeenKeys } from './write/seen-keys.ts';
import { prepareBatch, writeBatch, type BatchPart, type BatchTools } from './write/write-batch.ts';
import { rowsOfOneNote, writeTableNote } from './write/write-table-note.ts';
import './tables.ts';

export type ImportPayload = { readonly importId: string };
type Run = JobRun<ImportPayload>;

export type ImportServices = Pick<JobServices, 'storage' | 'models' | 'secrets' | 'env'>;
/** A batch that is to be written, and how far the import is with it. */
type Turn = BatchPart & { readonly number: number; readonly reached: Progress };
type Source = { readonly rows: AsyncGenerator<TableRow>; readonly tools: BatchTools };

const importing = 'Importing rows';
const payload = object({ importId: uuid });
const stopped = 'The import stopped. Undo it, or import the file again with a key column to continue.';

/** Writes the rows of a table in batches, each whole or not at all; a run after a kill goes on behind the last. */
export function runImport({ storage, models, secrets, env }: ImportServices): Job<ImportPayload> {
  const tools: BatchTools = { own: models.own, box: secrets.box, mostPoints: env.workspaceDataPoints };
  return defineJob({
    name: 'imports.run',
    payload,
    timeoutSeconds: 4 * 3600,
    async run(job) {
      const plan = await readPlan(job.ctx, job.payload.importId);
      try {
        // Its sheet is chosen: what is on the others is nobody’s to keep.
        await storage.remove(workbookKey(job.ctx.workspace.id, job.payload.importId));
        const source = await storage.open(tableKey(job.ctx.workspace.id, job.payload.importId));
        const rows = readRows(source, { ...plan.found, ignoreNulls: plan.ignoreNulls });
        const written = await writeAll(job, plan, { rows, tools });
        await removeForgotten(storage, job, await end(job, { status: 'COMPLETE' }));
        return written;
      } catch (error) {
        // What is wrong with the file is wrong in every attempt.
        if (!(error instanceof HarkError)) throw error;
        await removeForgotten(storage, job, await end(job, { status: 'FAILED', error: error.message }));
        return { failed: true };
      }
    },
    onFailure: async (job) =>
      removeForgotten(storage, job, await end(job, { status: 'FAILED', error: stopped })),
    about: aboutImport,
  });
}

async function writeAll(job: Run, plan: Plan, { rows, tools }: Source): Promise<object> {
  const { importId } = job.payload;
  if (plan.asTable) return writeTable(job, plan, { rows, tools });
  const made = await job.step('fields', record(string), async (tx) => {
    const fields = await makeFields(tx, plan);
    await setImport(tx, importId, { made: JSON.stringify(fields) });
    return fields;
  });
  const asked = await askQuestions(job, plan);
  const doneBefore = (await job.stepsDone()) - (hasQuestions(plan) ? 2 : 1);
  const seen = new SeenKeys();
  await skipHeader(rows, plan);
  let number = 0;
  let last: Progress = { fraction: 0, doing: importing };
  for await (const batch of readAhead(readBatches(rows, plan))) {
    job.signal.throwIfAborted();
    number += 1;
    const part = { plan, made, asked, seen, batch };
    const share = (batch.rows.at(-1)?.bytes ?? 0) / Math.max(1, plan.bytes);
    const reached: Progress = { fraction: Math.min(0.99, share), doing: importing };
    if (number > doneBefore) await writeOne(job, tools, { ...part, number, reached });
    else {
      await remember(job.ctx, part);
      await job.progress(reached.fraction, reached.doing);
    }
    last = reached;
  }
  // A cancel during the last batch is heard too.
  await job.progress(last.fraction, last.doing);
  if (plan.wantsInsight)
    await job.step('insight', uuid, (tx) => makeResultsInsight(tx, { ...plan, id: importId }));
  return { batches: number };
}

async function skipHeader(rows: AsyncGenerator<TableRow>, { found }: Plan): Promise<void> {
  for (let above = found.rowsAbove ?? 1; above > 0; above -= 1) await rows.next();
}

/** In the same cuts in every run. */
async function* readBatches(rows: AsyncGenerator<TableRow>, plan: Plan): AsyncGenerator<ReadBatch> {
  const { target, columns } = plan;
  const batches = inBatches(target === 'NOTES' ? groupRows(rows, columns) : rows);
  if (target === 'CONTACTS') yield* preparePeople(batches, columns);
  else if (target === 'NOTES') yield* prepareContents(batches, plan);
  else for await (const batch of batches) yield { rows: batch };
}

async function writeTable(job: Run, plan: Plan, { rows, tools }: Source): Promise<object> {
  const { importId } = job.payload;
  await skipHeader(rows, plan);
  const all = await redactTable(job.ctx, tools.own, { ...plan, rows: await rowsOfOneNote(rows) });
  await job.step('table', positiveInteger, async (tx) => {
    const headers = plan.found.columns.map(({ header }) => header);
    const written = await writeTableNote(tx, { ...plan, ...all, headers, box: tools.box });
    await keepBatch(tx, { importId, number: 1, written });
    return written.createdIds.length;
  });
  return { batches: 1 };
}

function hasQuestions({ columns }: Plan): boolean {
  return columns.some(({ use }) => isAsked(use));
}

async function askQuestions(job: Run, plan: Plan): Promise<QuestionsOfImport> {
  if (!hasQuestions(plan)) return {};
  return job.step('questions', questionsOfImportCodec, async (tx) => {
    const questions = await makeQuestions(tx, plan, plan.requestedBy);
    await setImport(tx, job.payload.importId, { questions: JSON.stringify(questions) });
    return questions;
  });
}

/** Rows that an earlier run wrote are only known again, so that later ones are not taken for new. */
async function remember(ctx: Ctx, { plan, made, asked, seen, batch }: BatchPart): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const columns = await readyColumns(tx, plan, made, asked);
    const key = rowKeyOf(plan.target, columns, plan.keyColumn);
    if (key === null) return;
    const { records } = await readRecords(tx, columns, batch.rows);
    for (const one of records) {
      const text = keyOfRecord(key, one);
      if (text !== null) seen.add(text);
    }
  });
}

async function writeOne(job: Run, tools: BatchTools, part: Turn): Promise<void> {
  const { importId } = job.payload;
  const { number, reached } = part;
  const prepared = await prepareBatch(job.ctx, tools, part);
  const write = async (tx: TxCtx): Promise<number> => {
    const written = await writeBatch(tx, tools, { ...part, ...prepared });
    await keepBatch(tx, { importId, number, written });
    return written.createdIds.length;
  };
  await job.step(`batch ${number}`, positiveInteger, write, reached);
}

type End = { status: 'COMPLETE' } | { status: 'FAILED'; error: string };

/** Answers whether the file is to go with it. */
async function end(job: Pick<Run, 'ctx' | 'payload'>, outcome: End): Promise<boolean> {
  const { importId } = job.payload;
  return inTransaction(job.ctx, async (tx) => {
    const row = await setImport(tx, importId, { ...outcome, finished_at: tx.now() });
    if (!row) return false;
    // What nothing came into would only be in the way.
    if (row.created_count === 0 && row.updated_count === 0) {
      await trashMadeFields(tx, importId);
      await trashMadeSurvey(tx, importId);
    }
    if (outcome.status === 'FAILED')
      await tx.record({ type: 'import.failed', payload: { importId }, objectId: importId });
    else {
      const payloadOfEnd = { importId, count: row.created_count, failedCount: row.failed_count };
      await tx.record({ type: 'import.completed', payload: payloadOfEnd, objectId: importId });
    }
    return forgetSample(tx, { importId, projectId: row.project_id, channelId: row.channel_id });
  });
}

async function removeForgotten(
  storage: JobServices['storage'],
  { ctx, payload }: Pick<Run, 'ctx' | 'payload'>,
  isForgotten: boolean,
): Promise<void> {
  if (isForgotten) await storage.remove(tableKey(ctx.workspace.id, payload.importId));
}

function setImport(
  tx: TxCtx,
  id: string,
  change: {
    made?: string;
    questions?: string;
    status?: 'COMPLETE' | 'FAILED';
    error?: string;
    finished_at?: Date;
  },
) {
  return tx.db
    .updateTable('imports')
    .set(change)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .returning(['created_count', 'updated_count', 'failed_count', 'project_id', 'channel_id'])
    .executeTakeFirst();
}

/** Where its rows can be seen. */
async function aboutImport(tx: TxCtx, { importId }: ImportPayload): Promise<JobAbout | undefined> {
  const row = await tx.db
    .selectFrom('imports')
    .select(['target', 'project_id as projectId', 'channel_id as channelId'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { target, projectId, channelId } = row;
  if (target === 'FIELDS') return { link: linkToFields(projectId), objectId: projectId };
  if (projectId !== null)
    return { link: buildUrl('projectNotes', { params: { projectId } }), objectId: projectId };
  if (channelId !== null)
    return { link: buildUrl('channel', { params: { channelId } }), objectId: channelId };
  return { link: buildUrl(target === 'CONTACTS' ? 'contacts' : 'settingsBulkImport'), objectId: null };
}

function linkToFields(projectId: string | null): string {
  return projectId === null
    ? buildUrl('settingsFields')
    : buildUrl('projectSettingsFields', { params: { projectId } });
}
