import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { addProjectExportRoute } from './download-route.ts';
import { makeProjectExport, type ProjectExportPayload } from './make-project-export.ts';
import { projectExportTrait } from './project-export.trait.ts';
import { projectExportsSchema } from './resolvers.ts';
import { sweepProjectExports } from './sweep-project-exports.ts';

export { readStarting } from './community/read-starting.ts';

const known = new WeakMap<JobServices['storage'], Job<ProjectExportPayload>>();

/** Made once for a process: commands and the worker mean the same one. */
function jobOf(services: JobServices): Job<ProjectExportPayload> {
  const job = known.get(services.storage) ?? makeProjectExport(services);
  known.set(services.storage, job);
  return job;
}

export const projectExports: Feature = {
  name: 'project-exports',
  traits: [projectExportTrait],
  schema: (services) => projectExportsSchema({ boss: services.boss, job: jobOf(services) }),
  jobs: (services) => [jobOf(services)],
  routes: addProjectExportRoute,
  crons: (services) => [
    {
      name: 'projectExports.sweep',
      cron: '29 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepProjectExports(services, signal),
    },
  ],
};
