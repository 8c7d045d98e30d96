import { sql } from 'kysely';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import {
  thingKey,
  type FindReaders,
  type NamedThing,
  type Readers,
} from '#server/platform/realtime/hearing.ts';
import type { FindHolders } from '#server/platform/realtime/holders.ts';
import './tables.ts';

/** Who may hear of changes, in one question for all of them. What no slice places is in itself. */
export function readersFinder(holders: readonly FindHolders[]): FindReaders {
  const finderByThing = new Map<string, FindHolders['find']>(holders.map(({ thing, find }) => [thing, find]));
  return async (db, workspaceId, things) => {
    const parts = [...idsByThing(things)].map(([thing, ids]) => {
      const find = finderByThing.get(thing) ?? inItself;
      return sql`select ${thing}::text as thing, id, holder from (${find(workspaceId, ids)}) as part`;
    });
    if (parts.length === 0) return new Map();
    const { rows } = await sql<{ thing: string; id: string; holder: string | null; grantees: string[] }>`
      select held.thing, held.id, held.holder, array(
        select grantee from access_objects o join grants g
          on g.workspace_id = o.workspace_id and g.object_id = o.source_id
        where o.workspace_id = ${workspaceId}::uuid and o.id = held.holder) as grantees
      from (${sql.join(parts, sql` union all `)}) as held`.execute(db);
    return new Map(rows.map((row): [string, Readers] => [thingKey(row), readersOf(row)]));
  };
}

function inItself(workspaceId: string, ids: readonly string[]) {
  return sql`select id, id as holder from access_objects
    where ${isInWorkspace(workspaceId, 'id', ids)}`;
}

function readersOf({ holder, grantees }: { holder: string | null; grantees: string[] }): Readers {
  return holder === null ? 'workspace' : new Set(grantees);
}

function idsByThing(things: readonly NamedThing[]): ReadonlyMap<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { thing, id } of things) ids.set(thing, [...(ids.get(thing) ?? []), id]);
  return ids;
}
