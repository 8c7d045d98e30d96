import { admins, adminsAlways } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const upkeepThing = defineThing({
  actions: { 'upkeep.read': adminsAlways(), 'upkeep.retry': admins() },
  events: { 'workspace.receiptsRetried': event<{ workspaceId: string; count: number }>() },
});
