import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { addProjectImportRoute } from './import-route.ts';
import { refiOriginTrait } from './refi-origin.trait.ts';
import { projectImportsSchema } from './resolvers.ts';
import { runProjectImport, type ProjectImportPayload } from './run-project-import.ts';
import { sweepProjectImports } from './sweep-project-imports.ts';

export { placeQuotes } from './tools/place-quotes.ts';
export { writeStarting } from './community/write-starting.ts';
export type { KeptParts } from './refi/planned-note.ts';
export type { KeptProject } from './refi/origins.ts';

const known = new WeakMap<JobServices['storage'], Job<ProjectImportPayload>>();

/** Made once for a process: commands and the worker mean the same one. */
function jobOf(services: JobServices): Job<ProjectImportPayload> {
  const job = known.get(services.storage) ?? runProjectImport(services);
  known.set(services.storage, job);
  return job;
}

export const projectImports: Feature = {
  name: 'project-imports',
  traits: [refiOriginTrait],
  holders: [heldIn('projectImport', 'project_imports', 'project_id')],
  schema: (services) => projectImportsSchema({ boss: services.boss, job: jobOf(services) }),
  jobs: (services) => [jobOf(services)],
  routes: addProjectImportRoute,
  crons: (services) => [
    {
      name: 'projectImports.sweep',
      cron: '57 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepProjectImports(services, signal),
    },
  ],
};
