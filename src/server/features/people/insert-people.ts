import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PersonDraft } from '#domain/people/person-draft.ts';
import { personKeysOf, sortNameOf } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type NewPeople = {
  readonly people: readonly (PersonDraft & { readonly id: string })[];
  readonly createdBy: string;
};

/** Many at once, in one statement a table. For commands that have checked everything and tell of it themselves. */
export async function insertPeople(tx: TxCtx, { people, createdBy }: NewPeople): Promise<void> {
  if (people.length === 0) return;
  await Promise.all([insertRows(tx, { people, createdBy }), insertKeys(tx, people)]);
}

async function insertRows(tx: TxCtx, { people, createdBy }: NewPeople): Promise<void> {
  await sql`
    insert into people (workspace_id, id, name, email, sort_name, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, name, email, sort_name, ${createdBy}::uuid, ${tx.now()}, ${tx.now()}
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ name }) => name)}::text[],
      ${people.map(({ email }) => email)}::text[], ${people.map(({ name }) => sortNameOf(name))}::text[])
      as p (id, name, email, sort_name)`.execute(tx.db);
}

async function insertKeys(tx: TxCtx, people: NewPeople['people']): Promise<void> {
  // The database is at work on the rows while the keys are made, which takes as long.
  await setImmediate();
  const keys = people.flatMap((person) => personKeysOf(person).map((key) => ({ ...key, id: person.id })));
  await sql`
    insert into person_keys (workspace_id, kind, key, person_id)
    select ${tx.workspace.id}::uuid, kind, key, person_id
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[],
      ${keys.map(({ id }) => id)}::uuid[]) as found (kind, key, person_id)`.execute(tx.db);
}
