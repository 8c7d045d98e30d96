import type { Feature } from '#server/platform/app/feature.ts';
import { notificationsSchema } from './resolvers.ts';
import { addUnsubscribeRoutes } from './unsubscribe-routes.ts';
import { sendDigests } from './send-digests.ts';
import { notificationSubscribers } from './subscribers.ts';

export const notifications: Feature = {
  name: 'notifications',
  schema: () => notificationsSchema,
  subscribers: notificationSubscribers,
  routes: addUnsubscribeRoutes,
  crons: (services) => [
    {
      name: 'notifications.digests',
      cron: '7 * * * *',
      timeZone: 'UTC',
      run: (signal) => sendDigests(services, signal),
    },
  ],
};
