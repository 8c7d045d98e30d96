import { admins, adminsAlways, anyone, atLeastRole, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const integrationsThing = defineThing({
  hearers: { integration: 'workspace' },
  untitled: ['extension'],
  actions: {
    'integration.read': anyone(),
    'integration.list': adminsAlways(),
    'integration.connectOwn': atLeastRole('CONTRIBUTOR'),
    'integration.disconnectOwn': anyone({ scope: 'write' }),
    'integration.connectWorkspace': admins(),
    'integration.disconnectWorkspace': adminsAlways(),
    'integration.sendOut': readers('project', { blockedBy: 'dataOutDisabled' }),
    'extension.manage': atLeastRole('MANAGER'),
  },
  events: {
    'integration.connected': event<{ integrationId: string; integration: string }>(),
    'integration.disconnected': event<{ integrationId: string; integration: string }>(),
    'integration.failed': event<{ integrationId: string; integration: string }>(),
  },
});
