import type { Db } from '#server/platform/db/database.ts';
import type { CardScope } from './card-scope.ts';
import { findPeople, type Participant } from './find-people.ts';

type Said = {
  readonly id: string;
  readonly objectId: string;
  /** A name a line, as the transcript has them. */
  readonly speakers: string;
};

/** Who said what was highlighted: the speakers of the transcript, or else the people who took part in the note. */
export async function findSpeakers(
  db: Db,
  scope: Pick<CardScope, 'workspaceId' | 'names'>,
  highlights: readonly Said[],
): Promise<Map<string, string[]>> {
  if (scope.names === 'none') return new Map();
  const people = await findPeople(
    db,
    scope,
    highlights.map(({ objectId }) => objectId),
  );
  return new Map(
    highlights.map(({ id, objectId, speakers }) => [id, namesOf(speakers, people.get(objectId) ?? [])]),
  );
}

/** A speaker by the name of a contact is that contact: who is hidden in the list is hidden here. */
function namesOf(speakers: string, people: readonly Participant[]): string[] {
  if (speakers === '') return people.map(({ shown }) => shown);
  return speakers.split('\n').map((name) => {
    const known = people.find((person) => fold(person.name) === fold(name));
    return known?.shown ?? name;
  });
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
