import type { Feature } from '#server/platform/app/feature.ts';
import { hidingTools } from './hiding-tools.ts';
import { personalDataSchema } from './resolvers.ts';

export { findPersonalData, type FoundPersonal } from './find-personal-data.ts';
export { hidingTools, type HidingTools } from './hiding-tools.ts';
export { enteredRows, keepEntered } from './keep-entered.ts';
export { keepFindings } from './keep-findings.ts';
export { namesOf, readKnownPeople } from './known-people.ts';
export { aroundOf } from './list-personal-data.ts';
export { pdfWordsOf, readPdfWords } from './pdf-words.ts';
export type { ShownDatum } from './personal-datum.ts';
export { redactEntering, type EnteredWords } from './redact-entering.ts';
export { replaceInCopies } from './replace-words.ts';
export { requireWords, sealWords, withWords } from './sealed-words.ts';
export { decisions, states, wireKinds } from './wire.ts';

/** Personal data in the text of notes and insights: found, reviewed, hidden, and shown again. */
export const personalData: Feature = {
  name: 'personal-data',
  schema: (services) => personalDataSchema(hidingTools(services)),
};
