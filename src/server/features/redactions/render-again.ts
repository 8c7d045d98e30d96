import { changeFiles, type StoredFile } from '#server/features/files/index.ts';
import {
  enqueueProcessing,
  forgetEarlierOutputs,
  forgetOutputs,
  putOutputsAside,
  type FileJobs,
} from '#server/features/media/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';

export type Rendering = { readonly boss: JobBoss; readonly jobs: FileJobs };

/**
 * The number of redactions names the folder of the renditions, so the old ones are out of reach at once. People who may
 * redact watch the earlier version of a recording meanwhile, unless it shows what is hidden from them too.
 */
export async function renderAgain(
  tx: TxCtx,
  { boss, jobs }: Rendering,
  file: StoredFile,
  { isEarlierShown = true }: { isEarlierShown?: boolean } = {},
): Promise<void> {
  await endRunning(tx, file);
  const isKept = isEarlierShown && isRecording(file);
  await (isKept ? putOutputsAside(tx, file) : forgetEarlierOutputs(tx, file.id));
  await forgetOutputs(tx, file.id);
  const [changed] = await changeFiles(tx, [file.id], { redaction: file.redaction + 1 });
  await enqueueProcessing(tx, boss, jobs, changed ?? file);
}

/** It would make what is out of date already. */
async function endRunning(tx: TxCtx, file: StoredFile): Promise<void> {
  const { processing, jobId } = file;
  const isUnderWay = processing === 'WAITING' || processing === 'PROGRESSING';
  if (isRecording(file) && isUnderWay && jobId !== null) await cancelJob(tx, jobId);
}

function isRecording({ type }: StoredFile): boolean {
  return type === 'AUDIO' || type === 'VIDEO';
}
