import { nameWithRole } from '#domain/people/role-labels.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { CardScope } from './card-scope.ts';
import { findPeople, type Participant } from './find-people.ts';
import { findRoles } from './find-roles.ts';

type Said = {
  readonly id: string;
  readonly objectId: string;
  /** A name a line, as the transcript has them. */
  readonly speakers: string;
};

/**
 * Who said what was highlighted, with what they do: the speakers of the transcript, or else the people who took part in
 * the note.
 */
export async function findSpeakers(
  db: Db,
  scope: Pick<CardScope, 'workspaceId' | 'names' | 'placeholders'>,
  highlights: readonly Said[],
): Promise<Map<string, string[]>> {
  if (scope.names === 'none' && !scope.placeholders) return new Map();
  const people = await findPeople(
    db,
    scope,
    highlights.map(({ objectId }) => objectId),
  );
  const roles = await findRoles(
    db,
    scope.workspaceId,
    [...people.values()].flat().flatMap(({ personId }) => personId ?? []),
  );
  const shownOf = ({ shown, personId }: Participant): string =>
    nameWithRole(shown, personId === null ? undefined : roles.get(personId));
  const nameOf = (name: string): string => scope.placeholders?.labelOf(name) ?? name;
  return new Map(
    highlights.map(({ id, objectId, speakers }) => [
      id,
      namesOf(speakers, people.get(objectId) ?? [], { nameOf, shownOf }),
    ]),
  );
}

/** A speaker by the name of a contact is that contact: who is hidden in the list is hidden here. */
function namesOf(
  speakers: string,
  people: readonly Participant[],
  { nameOf, shownOf }: { nameOf: (name: string) => string; shownOf: (person: Participant) => string },
): string[] {
  if (speakers === '') return people.map(shownOf);
  return speakers.split('\n').map((name) => {
    const known = people.find((person) => fold(person.name) === fold(name));
    return known ? shownOf(known) : nameOf(name);
  });
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
