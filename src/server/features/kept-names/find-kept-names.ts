import { sql, type RawBuilder } from 'kysely';
import type { FoundName } from '#domain/people/name-finder.ts';
import { wordsOf, type FoundWord } from '#domain/people/name-words.ts';
import type { Db } from '#server/platform/db/database.ts';
import { partPrint, wholePrint } from './name-prints.ts';
import './tables.ts';

export type FindNames = (text: string) => readonly FoundName[];

/** Initials and commas may stand between the words of a name, sentences may not. */
const between = /^[\s.,'’-]{1,3}$/u;

/** Finds names that Hark no longer has in texts of these projects. */
export async function findKeptNames(
  db: Db,
  workspaceId: string,
  { projects, label }: { readonly projects: RawBuilder<unknown>; readonly label: string },
): Promise<FindNames> {
  const { rows } = await sql<{ print: Buffer; words: number }>`
    select distinct print, words from kept_names
    where workspace_id = ${workspaceId} and project_id in (${projects})`.execute(db);
  if (rows.length === 0) return () => [];
  const kept = new Set(rows.map(({ print }) => print.toString('base64')));
  const longestFirst = [...new Set(rows.map(({ words }) => words))].toSorted((one, other) => other - one);
  const isKept = remember((print: () => Buffer) => kept.has(print().toString('base64')));
  return (text) => {
    const words = wordsOf(text);
    const found: FoundName[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const length = longestFirst.map((size) =>
        namedFrom(text, words.slice(at, at + Math.max(1, size)), size),
      );
      const end = Math.max(0, ...length);
      const [first, last] = [words[at], words[at + end - 1]];
      if (end === 0 || !first || !last) continue;
      found.push({ from: first.from, to: last.to, label });
      at += end - 1;
    }
    return found;
  };

  /** How many of these words are a name, where they are as many as it has; 0 of one is a part. */
  function namedFrom(text: string, words: readonly FoundWord[], size: number): number {
    const [first] = words;
    if (!first || words.length < size) return 0;
    if (size === 0) return isKept(`part ${first.word}`, () => partPrint(workspaceId, first.word)) ? 1 : 0;
    const isTogether = words.every((word, at) => {
      const before = words[at - 1];
      return !before || between.test(text.slice(before.to, word.from));
    });
    if (!isTogether) return 0;
    const spoken = words.map(({ word }) => word);
    return isKept(`whole ${spoken.join(' ')}`, () => wholePrint(workspaceId, spoken)) ? size : 0;
  }
}

/** A text has the same words again and again. */
function remember(look: (print: () => Buffer) => boolean): (key: string, print: () => Buffer) => boolean {
  const known = new Map<string, boolean>();
  return (key, print) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const is = look(print);
    known.set(key, is);
    return is;
  };
}
