import type { PersonDraft } from '#domain/people/person-draft.ts';
import { sortNameOf } from '#domain/people/person-keys.ts';
import { keysOf } from './write-keys.ts';

/** `keys` are lines: what people are found by has no line break. */
export type PreparedPerson = PersonDraft & { readonly sortName: string; readonly keys: string };

/** What is reckoned before a contact is written. An import does it while the database is at work. */
export function preparePerson(draft: PersonDraft): PreparedPerson {
  return { ...draft, sortName: sortNameOf(draft.name), keys: keysOf(draft).join('\n') };
}
