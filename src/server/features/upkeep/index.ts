import type { Feature } from '#server/platform/app/feature.ts';
import { pruneRecords } from './prune-records.ts';
import { upkeepSchema } from './resolvers.ts';

/** What grows without end is pruned by age; what failed is shown to admins. */
export const upkeep: Feature = {
  name: 'upkeep',
  schema: upkeepSchema,
  crons: (services) => [
    {
      name: 'upkeep.prune',
      cron: '53 2 * * *',
      timeZone: 'UTC',
      run: (signal) => pruneRecords(services, signal),
    },
  ],
};
