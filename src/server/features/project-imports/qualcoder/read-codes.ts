import { randomUUID } from 'node:crypto';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import { number, words, type ForeignDatabase, type Row } from '../foreign-database.ts';

const mostRows = 20_000;

export type Codes = {
  readonly all: readonly RefiCode[];
  readonly idOf: (code: number) => string | undefined;
};

/** Codes in their categories. A category that is above itself stands at the top. */
export function readCodes(database: ForeignDatabase): Codes {
  const ids = new Map<number, string>();
  const categories = database.table('code_cat', mostRows);
  const inside = Map.groupBy(categories, (row) => row['supercatid']);
  const codes = Map.groupBy(database.table('code_name', mostRows), (row) => row['catid']);
  const seen = new Set<unknown>();
  const codesIn = (category: unknown): RefiCode[] =>
    (codes.get(category) ?? []).map((row) => {
      const id = randomUUID();
      ids.set(number(row, 'cid'), id);
      return { ...named(row), id, color: words(row, 'color') || null, isCodable: true, codes: [] };
    });
  const holderOf = (row: Row): RefiCode[] => {
    const category = number(row, 'catid');
    if (seen.has(category)) return [];
    seen.add(category);
    const below = (inside.get(category) ?? []).flatMap(holderOf);
    const held = [...below, ...codesIn(category)];
    return [{ ...named(row), id: randomUUID(), color: null, isCodable: false, codes: held }];
  };
  const known = new Set<unknown>(categories.map((row) => row['catid']));
  const tops = categories.filter((row) => !known.has(row['supercatid']));
  const held = [...tops, ...categories].flatMap(holderOf);
  const loose = [...codes.keys()].filter((category) => !known.has(category)).flatMap(codesIn);
  return { all: [...held, ...loose], idOf: (code) => ids.get(code) };
}

function named(row: Row) {
  return { name: words(row, 'name'), description: words(row, 'memo') };
}
