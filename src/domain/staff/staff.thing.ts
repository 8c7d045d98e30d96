import { adminsAlways } from '#domain/access/rule.ts';
import { route } from '#domain/routes/route.ts';
import { defineThing, event } from '#domain/things/thing.ts';
import type { StaffAct } from './staff-acts.ts';

type OfAccess = { supportAccessId: string; staff: string };

export const staffThing = defineThing({
  hearers: { staff: 'workspace', supportAccess: 'workspace', supportVisit: 'workspace' },
  routes: { staff: route('/staff', { host: 'root' }) },
  actions: {
    'supportAccess.list': adminsAlways({ forPeople: true }),
    'supportAccess.decide': adminsAlways({ forPeople: true }),
  },
  events: {
    'staff.acted': event<{ staff: string; act: StaffAct }>(),
    'supportAccess.requested': event<OfAccess>(),
    'supportAccess.granted': event<OfAccess>(),
    'supportAccess.denied': event<OfAccess>(),
    'supportAccess.ended': event<OfAccess>(['standing', 'editing']),
    'supportVisit.opened': event<OfAccess>(),
    'supportVisit.read': event<OfAccess & { what: string; ids: readonly string[] }>(),
  },
  textLimits: {
    supportReason: { name: 'Reason', max: 500, min: 1 },
  },
});
