import type { Feature } from '#server/platform/app/feature.ts';
import { notificationsSchema } from './resolvers.ts';
import { sendDigests } from './send-digests.ts';
import { notificationSubscribers } from './subscribers.ts';

export const notifications: Feature = {
  name: 'notifications',
  schema: () => notificationsSchema,
  subscribers: () => notificationSubscribers,
  crons: (services) => [
    {
      name: 'notifications.digests',
      cron: '7 * * * *',
      timeZone: 'UTC',
      run: (signal) => sendDigests(services, signal),
    },
  ],
};
