import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { changeFiles, getFileState, type StoredFile } from '#server/features/files/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { documentKindOf } from './document-kinds.ts';
import type { FileJobs } from './file-jobs.ts';

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

/** Tries again what failed or was cancelled. */
export function processFile(boss: JobBoss, jobs: FileJobs, ctx: Ctx, id: string): Promise<StoredFile> {
  return inTransaction(ctx, async (tx) => {
    const file = await getFileState(tx, id);
    allow(tx, 'file.upload', file);
    if (file.status !== 'DONE') throw new InvalidOperation('The file is not uploaded yet');
    // What is done is not done again: a document's words would be in its note twice.
    if (['WAITING', 'PROGRESSING', 'COMPLETE'].includes(file.processing)) return file;
    await enqueueProcessing(tx, boss, jobs, file);
    return getFileState(tx, id);
  });
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
    const file = await getFileState(tx, id);
    await tx.record({
      type: 'file.updated',
      payload: { fileId: id, changed: ['processing'] },
      objectId: id,
      version: file.version,
    });
    return file;
  });
}
