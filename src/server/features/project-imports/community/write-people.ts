import { sql } from 'kysely';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { insertPeople, matchPeople } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import '#server/features/people/tables.ts';

/** Contacts that are there already are used; the others are made. Answers who the archive has. */
export async function writePeople(tx: TxCtx, writing: CommunityWriting): Promise<ReadonlySet<string>> {
  const { set, idOf, match, made, createdBy } = writing;
  const all = new Set<string>();
  for await (const part of set.parts('people')) {
    const people = part.map(({ id, name, email }) => {
      const draft = parsePersonDraft({ name: cut(name, textLimits.personName.max), email });
      return {
        id,
        ...(draft.ok
          ? draft.value
          : { name: cut(name, textLimits.personName.max) || 'Contact', email: null }),
      };
    });
    const known = await matchPeople(tx, people);
    for (const [id, there] of known) match(id, there);
    const fresh = people.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, id: idOf(one.id) }));
    await insertPeople(tx, { createdBy, people: fresh });
    made.personIds.push(...fresh.map(({ id }) => id));
    for (const { id } of part) all.add(id);
  }
  if (made.personIds.length > 0)
    await tx.record({ type: 'person.imported', payload: { personIds: made.personIds }, objectId: null });
  return all;
}

/** Who took part in which note. */
export async function writeNotePeople(
  tx: TxCtx,
  { set, idOf, createdBy }: CommunityWriting,
  { noteIds, people }: { noteIds: ReadonlySet<string>; people: ReadonlySet<string> },
): Promise<void> {
  for await (const part of set.parts('notePeople')) {
    const rows = part
      .filter(({ noteId, personId }) => noteIds.has(idOf(noteId)) && people.has(personId))
      .map((one) => ({ ...one, noteId: idOf(one.noteId), personId: idOf(one.personId) }));
    await sql`
      insert into note_people (workspace_id, note_id, person_id, kind, rank, added_by, added_at)
      select ${tx.workspace.id}::uuid, "noteId", "personId", kind, rank, ${createdBy}::uuid, ${tx.now()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one ("noteId" uuid, "personId" uuid, kind text, rank float8)
      on conflict do nothing`.execute(tx.db);
  }
}
