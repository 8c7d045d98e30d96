import { anyone } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const notificationsThing = defineThing({
  hearers: { digest: 'readers', follow: 'readers', notification: 'member' },
  actions: {
    'notificationSettings.update': anyone({ scope: 'write' }),
    'notification.list': anyone(),
    'notification.read': anyone({ scope: 'write' }),
  },
  events: {
    'digest.sent': event<{ digestId: string }>(),
    'follow.started': event<{ objectType: string; objectId: string; memberId: string }>(),
    'follow.stopped': event<{ objectType: string; objectId: string; memberId: string }>(),
  },
});
