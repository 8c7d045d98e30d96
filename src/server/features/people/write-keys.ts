import { sql } from 'kysely';
import { personKeysOf } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

type Named = { readonly id: string; readonly name: string; readonly email: string | null };

/** What people are found by, after their name or address changed. */
export async function writeKeys(tx: TxCtx, people: readonly Named[]): Promise<void> {
  await removeKeys(
    tx,
    people.map(({ id }) => id),
  );
  const rows = people.flatMap((person) =>
    personKeysOf(person).map(({ kind, key }) => ({ kind, key, person_id: person.id })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into person_keys (workspace_id, kind, key, person_id)
    select ${tx.workspace.id}::uuid, kind, key, person_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (kind text, key text, person_id uuid)`.execute(
    tx.db,
  );
}

/** Nobody finds a record that went into another. */
export async function removeKeys(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('person_keys')
    .where(isInWorkspace(tx.workspace.id, 'person_id', ids))
    .execute();
}
