import type { Feature } from '#server/platform/app/feature.ts';
import { rebuildSearch } from './jobs.ts';
import { readNewMeanings } from './read-new-meanings.ts';
import { searchSchema } from './resolvers.ts';
import { keepIndex } from './subscribers.ts';
import { tendIndexes } from './tend-indexes.ts';

export { findPassages, type FoundPassage, type PassageScope } from './find-passages.ts';
export { checkIndex, rebuildIndex } from './rebuild-index.ts';

/** What can be found by its words. */
export const search: Feature = {
  name: 'search',
  schema: searchSchema,
  subscribers: () => [keepIndex()],
  jobs: [rebuildSearch],
  crons: (services) => [
    {
      name: 'search.tend',
      cron: '* * * * *',
      timeZone: 'UTC',
      run: (signal) => tendIndexes(services, signal),
    },
    {
      name: 'search.read-meanings',
      cron: '* * * * *',
      timeZone: 'UTC',
      run: (signal) => readNewMeanings(services, signal),
    },
  ],
};
