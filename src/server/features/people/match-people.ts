import { sql } from 'kysely';
import { normaliseName } from '#domain/names/name-parts.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type Named = { readonly id: string; readonly name: string; readonly email: string | null };

/**
 * Who of these is a contact already, by the given id: the same e-mail address, or the same name where nobody else has
 * it and no address says otherwise.
 */
export async function matchPeople(tx: TxCtx, people: readonly Named[]): Promise<Map<string, string>> {
  if (people.length === 0) return new Map();
  const emails = people.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const names = people.map(({ name }) => normaliseName(name)).filter((name) => name !== '');
  const { rows } = await sql<{ id: string; name: string; email: string | null }>`
    select p.id, p.sort_name as name, lower(p.email) as email from people p
    where p.workspace_id = ${tx.workspace.id} and p.trashed_at is null and p.merged_into is null
      and p.hidden_at is null
      and (lower(p.email) = any(${emails}::text[]) or p.sort_name = any(${names}::text[]))`.execute(tx.db);
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
