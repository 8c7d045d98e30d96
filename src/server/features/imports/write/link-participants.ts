import { sql } from 'kysely';
import { canonicalEmail, parseEmail } from '#domain/accounts/email.ts';
import { splitParticipants } from '#domain/imports/split-participants.ts';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { emailKey, sortNameOf } from '#domain/people/person-keys.ts';
import { rankGap } from '#domain/rank/rank.ts';
import { insertPeople } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/people/tables.ts';

/** `who`: the cell, with one name or several. `name`: of the person whose e-mail address it has. */
type Part = { readonly noteId: string; readonly who: string; readonly name: string };

/** Ties notes to the contacts that their rows name, by e-mail or by the same name, and makes those that are missing. */
export async function linkParticipants(
  tx: TxCtx,
  parts: readonly Part[],
  createdBy: string,
): Promise<string[]> {
  const named = parts.flatMap(({ noteId, who, name }) =>
    splitParticipants(who).map((one, place, { length }) => ({
      noteId,
      who: one,
      name: length === 1 ? name : '',
      rank: place * rankGap,
    })),
  );
  if (named.length === 0) return [];
  const names = new Map(named.toReversed().map((one) => [keyOf(one.who), one]));
  const keys = [...names.keys()];
  const known = await findPeople(tx, keys);
  const fresh = keys.flatMap((key) => {
    const { who = '', name = '' } = names.get(key) ?? {};
    if (known.has(key)) return [];
    const email = parseEmail(who);
    const draft = parsePersonDraft(email.ok ? { name, email: email.value } : { name: who, email: null });
    return draft.ok ? [{ key, id: tx.newId(), ...draft.value }] : [];
  });
  await insertPeople(tx, { people: fresh, createdBy });
  for (const { key, id } of fresh) known.set(key, id);
  const rows = named.flatMap(({ noteId, who, rank }) => {
    const personId = known.get(keyOf(who));
    return personId === undefined ? [] : [{ noteId, personId, rank }];
  });
  await sql`
    insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
    select ${tx.workspace.id}::uuid, note_id, person_id, 'participant', rank, ${createdBy}::uuid, ${tx.now()}
    from unnest(${rows.map(({ noteId }) => noteId)}::uuid[], ${rows.map(({ personId }) => personId)}::uuid[],
      ${rows.map(({ rank }) => rank)}::float8[]) as part (note_id, person_id, rank)
    on conflict do nothing`.execute(tx.db);
  return fresh.map(({ id }) => id);
}

function keyOf(who: string): string {
  return parseEmail(who).ok ? canonicalEmail(who) : sortNameOf(who);
}

/** Nobody is matched to a contact whose identity is hidden. */
async function findPeople(tx: TxCtx, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select distinct on (key) asked.key, p.id from unnest(${[...keys]}::text[]) as asked (key)
    cross join lateral (
      (select k.person_id as id from person_keys k
        where k.workspace_id = ${tx.workspace.id} and k.key = ${emailKey('')} || asked.key offset 0)
      union all
      (select p.id from people p where p.workspace_id = ${tx.workspace.id} and p.sort_name = asked.key
        and p.trashed_at is null and p.merged_into is null offset 0)
    ) found
    cross join lateral (
      select p.id from people p where p.workspace_id = ${tx.workspace.id} and p.id = found.id
        and p.trashed_at is null and p.merged_into is null and p.hidden_at is null offset 0
    ) p
    order by key, id`.execute(tx.db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
