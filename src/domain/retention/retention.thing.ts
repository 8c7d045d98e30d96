import { admins, adminsAlways, owners } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const retentionThing = defineThing({
  hearers: { retention: 'workspace' },
  actions: {
    'retention.read': adminsAlways({ plan: 'retention' }),
    'retention.setWorkspace': admins({ plan: 'retention' }),
    'retention.setProject': owners('project', { plan: 'retention' }),
  },
  events: {
    'retention.policyChanged': event<{ projectId: string | null; days: number | null }>(),
    'retention.purged': event<{ projectId: string; count: number }>(['sight', 'editing']),
  },
});
