import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import '#server/kernel/access/tables.ts';
import { printOf } from './print-of.ts';
import './tables.ts';

/** The numbers that are given in one place. A person who is known by several keys has the number of the first that has one. */
export type Numbers = {
  readonly placeId: string | null;
  readonly highest: number;
  readonly of: (key: string) => number | undefined;
};

/**
 * What a link opens is counted in its project, or in its folder: somebody has the same number in the project, in a view
 * of it and in each of its notes and insights.
 */
export async function findNumbers(
  db: Db,
  { workspaceId, objectId }: { workspaceId: string; objectId: string },
): Promise<Numbers> {
  const { rows } = await sql<{ placeId: string; print: Buffer | null; number: number | null }>`
    select place.id as "placeId", given.print, given.number
    from access_objects shared
    join access_objects place on place.workspace_id = shared.workspace_id
      and place.id = case when shared.type in ('project', 'folder') then shared.id
        else coalesce(shared.parent_id, shared.id) end
    left join participant_numbers given on given.workspace_id = place.workspace_id and given.place_id = place.id
    where shared.workspace_id = ${workspaceId} and shared.id = ${objectId}`.execute(db);
  const given = new Map(
    rows.flatMap(({ print, number }) =>
      print === null || number === null ? [] : [[print.toString('base64'), number] as const],
    ),
  );
  return {
    placeId: rows[0]?.placeId ?? null,
    highest: Math.max(0, ...given.values()),
    of: (key) => given.get(printOf(workspaceId, key).toString('base64')),
  };
}
