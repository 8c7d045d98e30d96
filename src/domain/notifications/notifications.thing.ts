import { anyone } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const notificationsThing = defineThing({
  hearers: { follow: 'readers', notification: 'member', job: 'member' },
  actions: {
    'notificationSettings.update': anyone({ scope: 'write' }),
    'notification.list': anyone(),
    'notification.read': anyone({ scope: 'write' }),
  },
  events: {
    /** Work that a person asked for. `link` is a path inside the workspace to what came of it. */
    'job.finished': event<{
      jobId: string;
      job: string;
      failed: boolean;
      link: string;
      objectId: string | null;
    }>(),
    'follow.started': event<{ objectType: string; objectId: string; memberId: string }>(),
    'follow.stopped': event<{ objectType: string; objectId: string; memberId: string }>(),
  },
});
