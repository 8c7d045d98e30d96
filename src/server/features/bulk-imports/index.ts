import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { addBulkImportRoute } from './import-route.ts';
import { bulkImportsSchema } from './resolvers.ts';
import { runBulkImport, type BulkImportPayload } from './run-bulk-import.ts';
import { followUploads } from './subscribers.ts';
import { sweepBulkImports } from './sweep-bulk-imports.ts';

const known = new WeakMap<JobServices['storage'], Job<BulkImportPayload>>();

/** Made once for a process: commands and the worker mean the same one. */
function jobOf(services: JobServices): Job<BulkImportPayload> {
  const job = known.get(services.storage) ?? runBulkImport(services);
  known.set(services.storage, job);
  return job;
}

export const bulkImports: Feature = {
  name: 'bulk-imports',
  holders: [heldIn('bulkImport', 'bulk_imports', 'project_id')],
  schema: (services) => bulkImportsSchema({ ...services, job: jobOf(services) }),
  jobs: (services) => [jobOf(services)],
  subscribers: (services) => [followUploads({ boss: services.boss, job: jobOf(services) })],
  routes: addBulkImportRoute,
  crons: (services) => [
    {
      name: 'bulkImports.sweep',
      cron: '49 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepBulkImports(services, signal),
    },
  ],
};
