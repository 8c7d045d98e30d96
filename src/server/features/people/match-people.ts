import { sql } from 'kysely';
import { normaliseName } from '#domain/names/name-parts.ts';
import { emailKey } from '#domain/people/person-keys.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type Named = { readonly id: string; readonly name: string; readonly email: string | null };

/**
 * Who of these is a contact already, by the given id: the same e-mail address, or the same name where nobody else has
 * it and no address says otherwise. Each is looked up by itself, which `offset 0` sees to: together they were sought by
 * going through all contacts.
 */
export async function matchPeople(tx: TxCtx, people: readonly Named[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const names = people.map(({ name }) => normaliseName(name)).filter((name) => name !== '');
  const { rows } = await sql<{ id: string; name: string; email: string | null }>`
    select p.id, p.sort_name as name, p.email
    from (
      select k.id from unnest(${emails}::text[]) as asked (email) cross join lateral (
        select k.person_id as id from person_keys k
        where k.workspace_id = ${tx.workspace.id} and k.key = ${emailKey('')} || asked.email offset 0) k
      union
      select p.id from unnest(${names}::text[]) as asked (name) cross join lateral (
        select p.id from people p where p.workspace_id = ${tx.workspace.id} and p.sort_name = asked.name
          and p.trashed_at is null and p.merged_into is null offset 0) p
    ) found
    cross join lateral (
      select p.id, p.sort_name, p.email from people p where p.workspace_id = ${tx.workspace.id} and p.id = found.id
        and p.trashed_at is null and p.merged_into is null and p.hidden_at is null offset 0
    ) p
    order by p.id desc`.execute(tx.db);
  // The oldest of those that share an address comes last.
  const byEmail = new Map(rows.map((row) => [row.email, row.id]));
  const byName = Map.groupBy(rows, ({ name }) => name);
  const found = new Map<string, string>();
  for (const { id, name, email } of people) {
    const known = email === null ? undefined : byEmail.get(email.toLowerCase());
    const [alike, ...more] = byName.get(normaliseName(name)) ?? [];
    const isSure = alike && more.length === 0 && (email === null || alike.email === null);
    const match = known ?? (isSure ? alike.id : undefined);
    if (match !== undefined) found.set(id, match);
  }
  return found;
}
