import type { Feature } from '#server/platform/app/feature.ts';
import { addPeopleCsv } from './csv-route.ts';
import { peopleSchema } from './resolvers.ts';
import { linkNewPeople } from './participants/subscribers.ts';
import { peopleTrait, personKind } from './person.kind.ts';

export { insertNotePeople } from './add-note-people.ts';
export { insertPerson } from './create-person.ts';
export { insertPeople } from './insert-people.ts';
export { findHiddenNames } from './hidden-names.ts';
export { onlyInTrash } from './only-in-trash.ts';
export { matchPeople } from './match-people.ts';
export { preparePerson, type PreparedPerson } from './prepare-person.ts';
export { renamePeople } from './rename-people.ts';
export { getKnownPerson, levelOnContacts } from './get-known-person.ts';
export { isKnownToMember, isOfKnownPerson, mayKnowAll } from './known-people.ts';
export { mayReadHidden, type Person } from './person.ts';
export { allowKnowing, getPeople } from './policy.ts';
export { notePeopleLoader } from './note-people.ts';
export { keepParticipants, readLeftParticipants } from './participants/keep-participants.ts';
export {
  knownParticipant,
  participantForAll,
  personOfParticipant,
} from './participants/known-participant.ts';
export { personLoader, type PersonPage } from './queries.ts';
export { searchPeople } from './search-people.ts';
export { removeSamplePeople } from './remove-sample-people.ts';

export const people: Feature = {
  name: 'people',
  kinds: [personKind],
  traits: [peopleTrait],
  schema: () => peopleSchema,
  routes: addPeopleCsv,
  subscribers: () => [linkNewPeople],
};
