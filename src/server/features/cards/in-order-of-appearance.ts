import { foldName } from '#domain/people/fold-name.ts';
import { isNobody } from '#domain/people/is-nobody.ts';

export type NotePeople = { readonly participants: readonly string[]; readonly speakers: readonly string[] };

/**
 * Everybody in these notes, note by note, and behind them those who ask: a page that counted the interviewer of its
 * three riders would call these 2, 3 and 4. Members ask, and so does who speaks with others in several notes and is
 * nobody's contact.
 */
export function inOrderOfAppearance(notes: readonly NotePeople[], members: readonly string[]): string[] {
  const contacts = new Set(notes.flatMap(({ participants }) => participants).map(foldName));
  const team = new Set(members.map(foldName).flatMap((name) => [name, name.split(' ')[0] ?? name]));
  const talks = new Map<string, number>();
  for (const { speakers } of notes) {
    const others = new Set(speakers.filter((name) => !isNobody(name)).map(foldName));
    if (others.size > 1) for (const name of others) talks.set(name, (talks.get(name) ?? 0) + 1);
  }
  const asks = (name: string): boolean => {
    const folded = foldName(name);
    return !contacts.has(folded) && (team.has(folded) || (talks.get(folded) ?? 0) > 1);
  };
  const all = notes.flatMap(({ participants, speakers }) => [...participants, ...speakers]);
  return [...all.filter((name) => !asks(name)), ...all.filter(asks)];
}
