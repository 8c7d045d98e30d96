import type { Feature } from '#server/platform/app/feature.ts';
import { personalDataSchema } from './resolvers.ts';

export { findPersonalData } from './find-personal-data.ts';
export { keepFindings } from './keep-findings.ts';
export { wireKinds } from './wire.ts';
export { readKnownPeople } from './known-people.ts';

/** Personal data in the text of notes and insights: found, reviewed, hidden, and shown again. */
export const personalData: Feature = {
  name: 'personal-data',
  schema: () => personalDataSchema,
};
