import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import type { MergeChanges } from './tables.ts';
import './tables.ts';

type Parts = Pick<MergeChanges, 'places' | 'gained'>;

/** The parts that people had in notes become parts of another; where that one had a part already, it stays. */
export async function moveParts(tx: TxCtx, fromIds: readonly string[], toId: string): Promise<Parts> {
  const { rows: places } = await sql<MergeChanges['places'][number]>`
    delete from note_people
    where ${isInWorkspace(tx.workspace.id, 'person_id', fromIds)}
    returning note_id as "noteId", person_id as "personId", kind, rank, added_by as "addedBy", ${stamp()} as "addedAt"`.execute(
    tx.db,
  );
  const { rows: gained } = await sql<{ noteId: string }>`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select distinct on ("noteId") ${tx.workspace.id}::uuid, "noteId", ${toId}::uuid, kind, rank, "addedBy", "addedAt"
    from ${asRows(places)}
    order by "noteId", rank, "personId"
    on conflict do nothing
    returning note_id as "noteId"`.execute(tx.db);
  return { places, gained: gained.map(({ noteId }) => noteId) };
}

/** The way back. A part that somebody took away since stays away, and so does one in a note that is gone. */
export async function returnParts(tx: TxCtx, personId: string, { places, gained }: Parts): Promise<void> {
  await sql`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select ${tx.workspace.id}::uuid, "noteId", "personId", kind, rank, "addedBy", "addedAt"
    from ${asRows(places)}
    where exists (
      select 1 from note_people still
      where still.workspace_id = ${tx.workspace.id} and still.note_id = "noteId" and still.person_id = ${personId})
    on conflict do nothing`.execute(tx.db);
  await sql`
    delete from note_people
    where workspace_id = ${tx.workspace.id} and person_id = ${personId} and ${isAmong('note_id', gained)}`.execute(
    tx.db,
  );
}

/** To the microsecond, so that undoing puts back the very row. */
function stamp() {
  return sql`to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function asRows(places: Parts['places']) {
  return sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (
    "noteId" uuid, "personId" uuid, kind text, rank float8, "addedBy" uuid, "addedAt" timestamptz)`;
}
