import type { Feature } from '#server/platform/app/feature.ts';
import { addPeopleCsv } from './csv-route.ts';
import { peopleSchema } from './resolvers.ts';

export { insertNotePeople } from './add-note-people.ts';
export { insertPerson } from './create-person.ts';
export type { Person } from './person.ts';
export { allowKnowing, getPeople } from './policy.ts';
export { personLoader } from './queries.ts';
export { removeSamplePeople } from './remove-sample-people.ts';

export const people: Feature = { name: 'people', schema: () => peopleSchema, routes: addPeopleCsv };
