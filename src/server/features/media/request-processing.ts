import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { changeFiles, getFileState, type StoredFile } from '#server/features/files/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { documentKindOf } from './document-kinds.ts';
import { enqueueSharpStream } from './enqueue-sharp-stream.ts';
import type { FileJobs } from './file-jobs.ts';
import { listOutputs } from './outputs.ts';
import { findSharpStream } from './sharp-stream.ts';
import { tellCancelled } from './tell-cancelled.ts';

/** Puts the work that a new file needs in the queue; nothing for a file that needs none. */
export async function enqueueProcessing(
  tx: TxCtx,
  boss: JobBoss,
  jobs: FileJobs,
  file: Pick<StoredFile, 'id' | 'type' | 'contentType' | 'version'>,
): Promise<void> {
  const requestKey = `${file.id}:${file.version}`;
  const isRecording = file.type === 'AUDIO' || file.type === 'VIDEO';
  if (!isRecording && !documentKindOf(file.contentType)) return;
  const jobId = isRecording
    ? await enqueue(tx, boss, jobs.media, {
        payload: { fileId: file.id, version: 'v2' as const },
        requestKey,
      })
    : await enqueue(tx, boss, jobs.document, { payload: { fileId: file.id }, requestKey });
  await changeFiles(tx, [file.id], { processing: 'WAITING', job_id: jobId, processing_error: null });
}

/** Tries again what failed or was cancelled, or makes what earlier versions did not: the sharp stream, places of scanned words. */
export function processFile(boss: JobBoss, jobs: FileJobs, ctx: Ctx, id: string): Promise<StoredFile> {
  return inTransaction(ctx, async (tx) => {
    const file = await getFileState(tx, id);
    allow(tx, 'file.upload', file);
    if (file.status !== 'DONE') throw new InvalidOperation('The file is not uploaded yet');
    if (file.processing === 'COMPLETE') await addSharpStream(tx, boss, { job: jobs.sharpStream, file });
    if (file.processing === 'COMPLETE' && file.redaction === 0 && (await hasScansWithoutPlaces(tx, id)))
      await enqueueProcessing(tx, boss, jobs, file);
    // What is done is not done again: a document's words would be in its note twice.
    if (['WAITING', 'PROGRESSING', 'COMPLETE'].includes(file.processing)) return getFileState(tx, id);
    await enqueueProcessing(tx, boss, jobs, file);
    return getFileState(tx, id);
  });
}

/** Recordings from before there were two streams, and those of which it failed. */
async function addSharpStream(
  tx: TxCtx,
  boss: JobBoss,
  { job, file }: { job: FileJobs['sharpStream']; file: StoredFile },
): Promise<void> {
  const outputs = await listOutputs(tx.db, tx.workspace.id, file.id);
  const sharp = await findSharpStream(tx.db, tx.workspace.id, { file, outputs });
  if (sharp?.state === 'MISSING') await enqueueSharpStream(tx, boss, { job, file });
}

/** Scans that were read before the places of their words were kept. */
async function hasScansWithoutPlaces(tx: TxCtx, fileId: string): Promise<boolean> {
  const found = await tx.db
    .selectFrom('file_pages')
    .select('page')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .where('source', '=', 'OCR')
    .where('boxes', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends the work on a file; what it made so far stays. */
export async function cancelProcessing(ctx: Ctx, id: string): Promise<StoredFile> {
  const jobId = await inTransaction(ctx, async (tx) => {
    const file = await getFileState(tx, id);
    allow(tx, 'file.upload', file);
    return file.jobId;
  });
  if (jobId !== null) await inTransaction(ctx, (tx) => cancelJob(tx, jobId));
  return inTransaction(ctx, async (tx) => {
    await tellCancelled(tx, { fileId: id });
    return getFileState(tx, id);
  });
}
