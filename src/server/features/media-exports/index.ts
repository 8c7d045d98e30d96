import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { addExportRoutes } from './export-routes.ts';
import { renderExport, type ExportPayload } from './render-export.ts';
import { mediaExportTrait } from './media-export.trait.ts';
import { mediaExportsSchema } from './resolvers.ts';
import { forgetExports } from './subscribers.ts';
import { sweepExports } from './sweep-exports.ts';

const known = new WeakMap<JobServices['storage'], Job<ExportPayload>>();

/** Made once for a process: commands and the worker mean the same one. */
function jobOf(services: JobServices): Job<ExportPayload> {
  const job = known.get(services.storage) ?? renderExport(services);
  known.set(services.storage, job);
  return job;
}

export const mediaExports: Feature = {
  name: 'media-exports',
  traits: [mediaExportTrait],
  holders: [heldIn('export', 'media_exports', 'owner_id')],
  schema: (services) => mediaExportsSchema({ boss: services.boss, job: jobOf(services) }),
  jobs: (services) => [jobOf(services)],
  subscribers: () => [forgetExports],
  routes: addExportRoutes,
  crons: (services) => [
    {
      name: 'mediaExports.sweep',
      cron: '23 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepExports(services, signal),
    },
  ],
};
