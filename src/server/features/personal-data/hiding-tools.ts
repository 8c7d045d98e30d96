import { fileJobs, type FileJobs } from '#server/features/media/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';

/** What hiding words takes: where they are sealed, and who renders the recordings that say them. */
export type HidingTools = { readonly box: SealedBox; readonly boss: JobBoss; readonly jobs: FileJobs };

export function hidingTools(services: JobServices): HidingTools {
  return { box: services.secrets.box, boss: services.boss, jobs: fileJobs(services) };
}
