import { parsePersonDraft, type PersonDraft } from '#domain/people/person-draft.ts';
import { sortNameOf } from '#domain/people/person-keys.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { PersonLabel } from '#domain/text/display-names.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { addToNote } from './add-note-people.ts';
import { personColumns, type Person } from './person.ts';
import { writeKeys } from './write-keys.ts';
import './tables.ts';

export type NewPerson = {
  name?: string | null;
  email?: string | null;
  noteId?: string | null;
  kind?: PersonLabel | null;
};

/** A new record, in one go with its part in a note. */
export async function createPerson(ctx: Ctx, input: NewPerson): Promise<Person> {
  const { viewer } = requireMember(ctx);
  const draft = accept(parsePersonDraft({ name: input.name ?? '', email: input.email ?? null }));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'person.create');
    const person = await insertPerson(tx, { ...draft, createdBy: viewer.id });
    if (input.noteId != null) {
      await addToNote(tx, {
        noteId: input.noteId,
        personIds: [person.id],
        kind: input.kind ?? 'participant',
      });
    }
    return person;
  });
}

/** For commands that have checked that somebody may. */
export async function insertPerson(
  tx: TxCtx,
  { name, email, createdBy, isSample = false }: PersonDraft & { createdBy: string; isSample?: boolean },
): Promise<Person> {
  const person = await tx.db
    .insertInto('people')
    .values({
      workspace_id: tx.workspace.id,
      id: tx.newId(),
      name,
      email,
      sort_name: sortNameOf(name),
      hidden_at: null,
      hidden_by: null,
      is_sample: isSample,
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
      trashed_at: null,
      trashed_by: null,
      merged_into: null,
    })
    .returning(personColumns(tx))
    .executeTakeFirstOrThrow();
  await writeKeys(tx, [{ id: person.id, name, email }]);
  await tx.record({
    type: 'person.created',
    payload: { personId: person.id },
    objectId: person.id,
    version: person.version,
  });
  return person;
}
