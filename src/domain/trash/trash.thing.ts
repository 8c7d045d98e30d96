import { admins, anyone, owners } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const trashThing = defineThing({
  actions: {
    'trash.read': anyone(),
    'trash.purge': owners(),
    'trash.setDays': admins(),
  },
});
