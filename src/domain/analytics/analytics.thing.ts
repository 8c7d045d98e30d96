import { defineThing } from '#domain/things/thing.ts';

export const analyticsThing = defineThing({
  actions: {
    'analytics.read': { role: 'MANAGER', inReadOnly: true, plan: 'analytics' },
  },
});
