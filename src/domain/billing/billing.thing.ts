import { adminsAlways, atLeastRole } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const billingThing = defineThing({
  hearers: { subscription: 'workspace', trial: 'workspace' },
  actions: {
    'billing.read': adminsAlways(),
    'billing.manage': adminsAlways({ forPeople: true }),
    'trial.request': atLeastRole('CONTRIBUTOR'),
  },
  events: {
    'subscription.started': event<{ subscriptionId: string }>(),
    'subscription.changed': event<{ subscriptionId: string }>(),
    'subscription.canceled': event<{ subscriptionId: string }>(),
    'subscription.paymentFailed': event<{ subscriptionId: string }>(),
    'trial.requested': event<{ trialId: string }>(),
    'trial.started': event<{ trialId: string }>(),
    'trial.extended': event<{ trialId: string; source: string }>(),
    'trial.expired': event<{ trialId: string }>(),
  },
  textLimits: {
    trialLookupUtm: { name: 'Campaign parameter', max: 80 },
  },
});
