import { statfs } from 'node:fs/promises';
import type { JobServices } from '#server/platform/app/feature.ts';
import { JobCancelled } from '#server/platform/jobs/job-cancelled.ts';
import { MediaFailure } from './media-failure.ts';

const fullBelowBytes = 4 * 1024 * 1024;
export const diskFull = new MediaFailure('DISK_FULL', 'There is no space left on the server');

/** Programs that can't write rarely say so: half of what one wrote looks damaged to the next. */
export async function isOfFullDisk({ env }: JobServices, error: unknown): Promise<boolean> {
  if (error instanceof JobCancelled) return false;
  const { bavail, bsize } = await statfs(env.dataDir);
  return bavail * bsize < fullBelowBytes;
}
