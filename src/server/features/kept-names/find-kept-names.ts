import { sql, type RawBuilder } from 'kysely';
import { findNames, type FoundName, type KnownNames } from '#domain/people/find-names.ts';
import type { Db } from '#server/platform/db/database.ts';
import { partPrints, wholePrints } from './name-prints.ts';
import './tables.ts';

export type FindNames = (text: string) => readonly FoundName[];

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
  const isKept = remember((prints: () => Buffer[]) =>
    prints().some((print) => kept.has(print.toString('base64'))),
  );
  const names: KnownNames = {
    sizes: [...new Set(rows.map(({ words }) => words))].toSorted((one, other) => other - one),
    findWhole: (words) =>
      isKept(`whole ${words.join(' ')}`, () => wholePrints(workspaceId, words))
        ? { label, isFirst: words.length === 1 }
        : undefined,
    // A print doesn't tell which part of a name it is of.
    findPart: (word) =>
      isKept(`part ${word}`, () => partPrints(workspaceId, word)) ? { label, isFirst: false } : undefined,
  };
  return (text) => findNames(text, names);
}

/** A text has the same words again and again. */
function remember(
  look: (prints: () => Buffer[]) => boolean,
): (key: string, prints: () => Buffer[]) => boolean {
  const known = new Map<string, boolean>();
  return (key, prints) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const is = look(prints);
    known.set(key, is);
    return is;
  };
}
