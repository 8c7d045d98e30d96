import { sql } from 'kysely';
import { keyText, personKeysOf } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

type Named = { readonly name: string; readonly email: string | null };

/** No key has a line break. */
export function keysOf(person: Named): string[] {
  return personKeysOf(person).map(keyText);
}

/** What people are found by, after their name or address changed. */
export async function writeKeys(tx: TxCtx, people: readonly (Named & { id: string })[]): Promise<void> {
  await dropKeys(
    tx,
    people.map(({ id }) => id),
  );
  const rows = people.map((person) => ({ id: person.id, keys: keysOf(person) }));
  await sql`
    with found as (
      update people set keys = one.keys
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id uuid, keys text[])
      where people.workspace_id = ${tx.workspace.id} and people.id = one.id
      returning people.id, people.keys
    )
    insert into person_keys (workspace_id, key, person_id)
    select ${tx.workspace.id}::uuid, one.key, found.id from found, unnest(found.keys) as one (key)`.execute(
    tx.db,
  );
}

/** Nobody finds a record that went into another. */
export async function removeKeys(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await dropKeys(tx, ids);
  await tx.db
    .updateTable('people')
    .set({ keys: [] })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
}

async function dropKeys(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    delete from person_keys k using people p, unnest(p.keys) as one (key)
    where ${isInWorkspace(tx.workspace.id, 'p.id', ids)} and k.workspace_id = p.workspace_id
      and k.key = one.key and k.person_id = p.id`.execute(tx.db);
}
