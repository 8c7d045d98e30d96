import { changeFiles, type StoredFile } from '#server/features/files/index.ts';
import { enqueueProcessing, forgetOutputs, type FileJobs } from '#server/features/media/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';

export type Rendering = { readonly boss: JobBoss; readonly jobs: FileJobs };

/** The number of redactions names the folder of the renditions, so the old ones are out of reach at once. */
export async function renderAgain(tx: TxCtx, { boss, jobs }: Rendering, file: StoredFile): Promise<void> {
  await forgetOutputs(tx, file.id);
  const [changed] = await changeFiles(tx, [file.id], { redaction: file.redaction + 1 });
  await enqueueProcessing(tx, boss, jobs, changed ?? file);
}
