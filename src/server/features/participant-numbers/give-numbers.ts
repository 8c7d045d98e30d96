import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import { printOf } from './print-of.ts';
import './tables.ts';

/** People whom a page of a place names, each by their keys, in the order in which they are counted. */
export type Newcomers = { readonly placeId: string; readonly people: readonly (readonly string[])[] };

/** Behind those who have numbers already. */
export async function giveNumbers(
  db: Db,
  workspaceId: string,
  { placeId, people }: Newcomers,
): Promise<void> {
  // Two first visitors at once would count the same people differently.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`numbers ${placeId}`}, 0))`.execute(db);
  const rows = await db
    .selectFrom('participant_numbers')
    .select(['print', 'number'])
    .where('workspace_id', '=', workspaceId)
    .where('place_id', '=', placeId)
    .execute();
  const given = new Map(rows.map(({ print, number }) => [print.toString('base64'), number]));
  let highest = Math.max(0, ...given.values());
  const added: { print: Buffer; number: number }[] = [];
  for (const keys of people) {
    const prints = keys.map((key) => printOf(workspaceId, key));
    const before = prints.flatMap((print) => given.get(print.toString('base64')) ?? []);
    const number = before[0] ?? (highest += 1);
    for (const print of prints) {
      if (given.has(print.toString('base64'))) continue;
      given.set(print.toString('base64'), number);
      added.push({ print, number });
    }
  }
  await sql`
    insert into participant_numbers (workspace_id, place_id, print, number)
    select ${workspaceId}::uuid, place.id, one.print, one.number
    from unnest(${added.map(({ print }) => print)}::bytea[], ${added.map(({ number }) => number)}::int[])
      as one (print, number)
    -- Somebody may have permanently deleted the place since its page was read.
    join access_objects place on place.workspace_id = ${workspaceId} and place.id = ${placeId}
    on conflict do nothing`.execute(db);
}
