import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { addImportRoutes } from './import-routes.ts';
import { importsSchema } from './resolvers.ts';
import { runImport, type ImportPayload, type ImportServices } from './run-import.ts';
import { sweepImports } from './sweep-imports.ts';
import { undoJob } from './undo-import.ts';

export { importItems, type ImportedItem, type ImportItem } from './import-items.ts';

const known = new WeakMap<JobServices['storage'], Job<ImportPayload>>();

/** Made once for a process: commands and the worker mean the same one. */
function jobOf(services: ImportServices): Job<ImportPayload> {
  const job = known.get(services.storage) ?? runImport(services);
  known.set(services.storage, job);
  return job;
}

export const imports: Feature = {
  name: 'imports',
  holders: [heldIn('import', 'imports', 'project_id')],
  schema: (services) => importsSchema({ ...services, job: jobOf(services) }),
  jobs: (services) => [jobOf(services), undoJob],
  routes: addImportRoutes,
  crons: (services) => [
    {
      name: 'imports.sweep',
      cron: '53 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepImports(services, signal),
    },
  ],
};
