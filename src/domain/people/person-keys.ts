import { namePartsOf, normaliseName } from '#domain/names/name-parts.ts';

export const personKeyKinds = ['word', 'email', 'lastName', 'firstName'] as const;
export type PersonKeyKind = (typeof personKeyKinds)[number];
export type PersonKey = { readonly kind: PersonKeyKind; readonly key: string };

/** As it is kept. Keys of one kind stand together: what begins with a word is a range in each kind. */
export function keyText({ kind, key }: PersonKey): string {
  return `${kind} ${key}`;
}

export function emailKey(email: string): string {
  return keyText({ kind: 'email', key: email });
}

type Named = { readonly name: string; readonly email: string | null };

const longestWord = 60;
const mostWords = 24;

/** Sorts behind every name; for people without one and for those whose name the reader may not know. */
export const lastSortName = '\uFFFF';

export function sortNameOf(name: string): string {
  return normaliseName(name) || lastSortName;
}

/**
 * What a person is found by: each word of the name and the address is the beginning of a key. Two people whose names
 * may mean one person share a `lastName` or a `firstName` key (see `namesMatch`), so nobody has to be compared with
 * everybody. A word that one of these keys or the address begins with has no key of its own, since keys are what
 * writing many contacts takes the most time for.
 */
export function personKeysOf({ name, email }: Named): PersonKey[] {
  const keys: PersonKey[] =
    email === null ? nameKeys(name) : [{ kind: 'email', key: email }, ...nameKeys(name)];
  const words = searchWordsOf(`${name} ${email ?? ''}`).filter(
    (word) => !keys.some(({ key }) => key.startsWith(word)),
  );
  return [...words.map((key): PersonKey => ({ kind: 'word', key })), ...keys];
}

/** The words of a search or a name: without case, accents and signs. */
export function searchWordsOf(text: string): string[] {
  const words: string[] = [];
  for (const word of normaliseName(text).split(' ')) {
    const key = cut(word);
    // A set would take every word into the engine's table of strings, which a million contacts feel.
    if (key !== '' && !words.includes(key)) words.push(key);
    if (words.length === mostWords) break;
  }
  return words;
}

function nameKeys(name: string): PersonKey[] {
  const parts = namePartsOf(name);
  if (!parts) return [];
  const first = cut(parts.first);
  if (parts.last === undefined) return [{ kind: 'firstName', key: `${first}|` }];
  const last = cut(parts.last);
  return [
    { kind: 'lastName', key: `${last}|${letter(first)}` },
    { kind: 'firstName', key: `${first}|${letter(last)}` },
  ];
}

/** A word longer than any name is matched by its beginning. */
function cut(word: string): string {
  return word.length <= longestWord ? word : Array.from(word).slice(0, longestWord).join('');
}

function letter(word: string): string {
  const [first = ''] = word;
  return first;
}
