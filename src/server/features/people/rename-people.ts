import { sql } from 'kysely';
import { sortNameOf } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { writeKeys } from './write-keys.ts';
import './tables.ts';

type Renamed = { readonly id: string; readonly name: string };

/** Many at once. For commands that have checked everything, hold the rows and tell of it themselves. */
export async function renamePeople(tx: TxCtx, people: readonly Renamed[]): Promise<void> {
  if (people.length === 0) return;
  const { rows } = await sql<{ id: string; name: string; email: string | null }>`
    update people set name = one.name, sort_name = one.sort_name, updated_at = ${tx.now()}, version = version + 1
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ name }) => name)}::text[],
      ${people.map(({ name }) => sortNameOf(name))}::text[]) as one (id, name, sort_name)
    where people.workspace_id = ${tx.workspace.id} and people.id = one.id and people.name <> one.name
    returning people.id, people.name, people.email`.execute(tx.db);
  await writeKeys(tx, rows);
}
