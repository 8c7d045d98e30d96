import { sql } from 'kysely';
import { participantKeyOf } from '#domain/people/participant-key.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { linkParticipants } from './link-participants.ts';
import '../tables.ts';

/**
 * Ties participants, as data points name them, to the contacts that they are. What is known already stays as it is. In
 * the order of their names: two imports that name the same people in different orders would wait for each other.
 */
export async function keepParticipants(tx: TxCtx, participants: readonly (string | null)[]): Promise<void> {
  const names = [...new Set(participants)].flatMap((name) => name ?? []).toSorted();
  if (names.length === 0) return;
  const { rows } = await sql<{ participant: string; key: string }>`
    insert into participants (workspace_id, participant, key)
    select ${tx.workspace.id}::uuid, one.participant, one.key
    from unnest(${names}::text[], ${names.map(participantKeyOf)}::text[]) with ordinality as one (participant, key, place)
    order by one.place
    on conflict (workspace_id, participant) do nothing returning participant, key`.execute(tx.db);
  await linkParticipants(tx, rows);
}

const atOnce = 1000;

/** Those whose spelling only the product can read, left over from before contacts were tied to them. */
export async function readLeftParticipants(tx: TxCtx): Promise<void> {
  const { rows: left } = await sql<{ participant: string }>`
    select participant from participants where workspace_id = ${tx.workspace.id} and key is null
    order by participant limit ${atOnce} for update skip locked`.execute(tx.db);
  if (left.length === 0) return;
  const rows = left.map(({ participant }) => ({ participant, key: participantKeyOf(participant) }));
  await sql`
    update participants k set key = one.key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (participant text, key text)
    where k.workspace_id = ${tx.workspace.id} and k.participant = one.participant`.execute(tx.db);
  await linkParticipants(tx, rows);
}
