import type { Person } from './scene.ts';
import { ask } from './work.ts';

export type Contact = { name?: string; email?: string; noteId?: string; kind?: 'PARTICIPANT' | 'SPEAKER' };

/** Makes somebody the research is about; answers their id. */
export async function addContact(member: Person, input: Contact): Promise<string> {
  const { createPerson } = await ask(
    member,
    'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { id } }',
    { input },
  );
  return createPerson.id;
}

export async function putInNote(member: Person, noteId: string, personIds: string[]): Promise<void> {
  await ask(
    member,
    'mutation ($noteId: ID!, $personIds: [ID!]!) { addNotePeople(noteId: $noteId, personIds: $personIds) { id } }',
    { noteId, personIds },
  );
}

/** Who took part in a note, as a member sees them. */
export async function partsOf(
  member: Person,
  noteId: string,
): Promise<{ kind: string; person: { id: string; name: string } }[]> {
  const { note } = await ask(member, `{ note(id: "${noteId}") { people { kind person { id name } } } }`);
  return note.people;
}
