import { fileJobs } from '#server/features/media/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { renderOldBlurs } from './render-old-blurs.ts';
import { redactionsSchema } from './resolvers.ts';

export { followWords } from './follow-words.ts';
export { renderAgain } from './render-again.ts';

export const redactions: Feature = {
  name: 'redactions',
  // Told by the id of the recording.
  holders: [heldIn('redaction', 'files', 'owner_id')],
  schema: redactionsSchema,
  crons: (services) => [
    {
      name: 'redactions.renderOldBlurs',
      cron: '* * * * *',
      timeZone: 'UTC',
      run: (signal) => renderOldBlurs(services, fileJobs(services), signal),
    },
  ],
};
