import { sql, type RawBuilder } from 'kysely';
import type { EventThing } from '#domain/events/who-hears.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

/**
 * The rows `(id, holder)` of a slice's records: the object whose readers may hear of them; null for all members.
 */
export type FindHolders = {
  readonly thing: EventThing;
  readonly find: (workspaceId: string, ids: readonly string[]) => RawBuilder<unknown>;
};

/** For records that carry the id of what they are in. */
export function heldIn(thing: EventThing, table: string, column: string): FindHolders {
  return {
    thing,
    find: (workspaceId, ids) => sql`
      select id, ${sql.ref(column)} as holder from ${sql.table(table)}
      where ${isInWorkspace(workspaceId, 'id', ids)}`,
  };
}
