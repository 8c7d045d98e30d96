import { sql } from 'kysely';
import { emailKey } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type KeyedParticipant = { readonly participant: string; readonly key: string };

/**
 * To the contact with the same e-mail address, or with the same name: of several the oldest, as imports of notes do. A
 * hidden contact is found too, behind those that everybody knows: what names them has to be masked. Each key is looked
 * up by itself, which `offset 0` sees to.
 */
export async function linkParticipants(tx: TxCtx, participants: readonly KeyedParticipant[]): Promise<void> {
  const rows = participants.filter(({ key }) => key !== '');
  if (rows.length === 0) return;
  const keys = [...new Set(rows.map(({ key }) => key))];
  await sql`
    with found as (
      select distinct on (asked.key) asked.key, p.id from unnest(${keys}::text[]) as asked (key)
      cross join lateral (
        (select k.person_id as id from person_keys k
          where k.workspace_id = ${tx.workspace.id} and k.key = ${emailKey('')} || asked.key offset 0)
        union all
        (select p.id from people p where p.workspace_id = ${tx.workspace.id} and p.sort_name = asked.key
          and p.trashed_at is null and p.merged_into is null offset 0)
      ) one
      cross join lateral (
        select p.id, p.hidden_at is not null as is_hidden from people p
        where p.workspace_id = ${tx.workspace.id} and p.id = one.id and p.trashed_at is null
          and p.merged_into is null offset 0
      ) p
      order by asked.key, p.is_hidden, p.id
    )
    update participants k set person_id = found.id
    from unnest(${rows.map(({ participant }) => participant)}::text[], ${rows.map(({ key }) => key)}::text[])
      as named (participant, key)
    join found on found.key = named.key
    where k.workspace_id = ${tx.workspace.id} and k.participant = named.participant and k.person_id is null`.execute(
    tx.db,
  );
}
