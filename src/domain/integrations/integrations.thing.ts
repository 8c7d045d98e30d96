import { adminsAlways } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const integrationsThing = defineThing({
  actions: {
    'integration.list': adminsAlways(),
  },
});
