import { getFileState } from '#server/features/files/index.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { FileJobs } from './file-jobs.ts';
import { enqueueProcessing } from './request-processing.ts';

/** A new recording is prepared by itself. */
export function processUploads(boss: JobBoss, jobs: FileJobs): Subscriber {
  return defineSubscriber({
    name: 'media.processUploads',
    hears: ['file.uploaded'],
    async run(tx, { payload }) {
      const file = await getFileState(tx, payload.fileId).catch(() => undefined);
      if (file?.status === 'DONE' && file.processing === 'NONE')
        await enqueueProcessing(tx, boss, jobs, file);
    },
  });
}
