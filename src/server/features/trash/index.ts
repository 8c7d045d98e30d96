import type { Feature } from '#server/platform/app/feature.ts';
import { trashSchema } from './resolvers.ts';
import { sweepTrash } from './sweep-trash.ts';

/** Deletion that is deletion: by hand from the trash, or when the time there is up. */
export const trash: Feature = {
  name: 'trash',
  schema: trashSchema,
  crons: (services) => [
    {
      name: 'trash.sweep',
      cron: '47 * * * *',
      timeZone: 'UTC',
      run: (signal) => sweepTrash(services, signal),
    },
  ],
};
