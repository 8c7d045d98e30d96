import type { Feature } from '#server/platform/app/feature.ts';
import { addHookRoutes } from './hook-routes.ts';
import { sendJobOf } from './jobs.ts';
import { webhooksSchema } from './resolvers.ts';
import { tellWebhooks } from './subscribers.ts';
import { webhooksIntegration } from './webhooks.integration.ts';
import { pruneDeliveries, wakeWebhooks } from './sweep-deliveries.ts';

export { hookPaths } from './hook-routes.ts';

/** Tells addresses of other tools what happens, signed. */
export const webhooks: Feature = {
  name: 'webhooks',
  routes: addHookRoutes,
  integrations: [webhooksIntegration],
  schema: (services) => webhooksSchema({ ...services, job: sendJobOf(services) }),
  subscribers: (services) => [tellWebhooks({ boss: services.boss, job: sendJobOf(services) })],
  jobs: (services) => [sendJobOf(services)],
  crons: (services) => [
    {
      name: 'webhooks.wake',
      cron: '* * * * *',
      timeZone: 'UTC',
      run: (signal) => wakeWebhooks(services, signal),
    },
    {
      name: 'webhooks.prune',
      cron: '47 3 * * *',
      timeZone: 'UTC',
      run: (signal) => pruneDeliveries(services, signal),
    },
  ],
};
