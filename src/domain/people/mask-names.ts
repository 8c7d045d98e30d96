import { contactHidden } from '#domain/text/display-names.ts';
import { nameFinder } from './name-finder.ts';
import { replaceNames } from './replace-names.ts';

/** Takes the names of these people out of a text; made once for many texts. */
export function nameMasker(names: readonly string[]): (text: string) => string {
  const find = nameFinder(
    names.map((name) => ({ name, label: contactHidden })),
    contactHidden,
  );
  return (text) => replaceNames(text, find(text));
}
