import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';

export type SortChannelJob = Job<{ channelId: string }>;

/** Where a command asks for a channel to be sorted. */
export type SortingQueue = { readonly boss: JobBoss; readonly job: SortChannelJob };
