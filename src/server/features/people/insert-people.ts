import { sql } from 'kysely';
import type { PersonDraft } from '#domain/people/person-draft.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { inParts } from '#server/platform/db/in-parts.ts';
import { preparePerson, type PreparedPerson } from './prepare-person.ts';
import './tables.ts';

type NewPeople = {
  readonly people: readonly ((PersonDraft | PreparedPerson) & { readonly id: string })[];
  readonly createdBy: string;
};

/** Many at once. For commands that have checked everything and tell of it themselves. */
export async function insertPeople(tx: TxCtx, { people, createdBy }: NewPeople): Promise<void> {
  await inParts(people, (part) => insertSome(tx, part, createdBy));
}

async function insertSome(tx: TxCtx, part: NewPeople['people'], createdBy: string): Promise<void> {
  const ready = part.map((one) => ('keys' in one ? one : { id: one.id, ...preparePerson(one) }));
  await sql`
    with made as (
      insert into people (workspace_id, id, name, email, sort_name, keys, created_by, created_at, updated_at)
      select ${tx.workspace.id}::uuid, id, name, email, sort_name, string_to_array(keys, E'\\n'),
        ${createdBy}::uuid, ${tx.now()}, ${tx.now()}
      from unnest(${ready.map(({ id }) => id)}::uuid[], ${ready.map(({ name }) => name)}::text[],
        ${ready.map(({ email }) => email)}::text[], ${ready.map(({ sortName }) => sortName)}::text[],
        ${ready.map(({ keys }) => keys)}::text[]) as p (id, name, email, sort_name, keys)
      returning id, keys
    )
    insert into person_keys (workspace_id, key, person_id)
    select ${tx.workspace.id}::uuid, one.key, made.id from made, unnest(made.keys) as one (key)`.execute(
    tx.db,
  );
}
