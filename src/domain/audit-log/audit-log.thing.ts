import { adminsAlways } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const auditLogThing = defineThing({
  actions: {
    'auditLog.read': adminsAlways(),
  },
});
