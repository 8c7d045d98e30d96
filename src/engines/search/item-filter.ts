import { searchResultTypes, type SearchResultType } from '#domain/search/result-types.ts';
import { flagBits, type ItemColumns, type ListName } from './item-columns.ts';

type InList = {
  readonly list: ListName | 'author';
  readonly ids: ReadonlySet<string>;
  readonly not?: boolean;
  /** What was generated counts as if it were in the list. */
  readonly orGenerated?: boolean;
};
type InTime = { readonly by: 'created' | 'updated'; readonly from: number; readonly to: number };

/** What a result has to be beside having the words. */
export type ItemFilter = {
  /** The maps in which the viewer stands; undefined for the product itself. */
  readonly visible: ReadonlySet<string> | undefined;
  /** May be found, whatever is counted. */
  readonly seenTypes: readonly SearchResultType[];
  readonly lists: readonly InList[];
  readonly times: readonly InTime[];
  readonly flags: readonly { readonly name: keyof typeof flagBits; readonly is: boolean }[];
  /** Only these; what the columns can't answer was asked of the database. */
  readonly ids?: ReadonlySet<string>;
};

/** A test of rows, with everything that depends on ids looked up once. */
export function rowTest(
  columns: ItemColumns,
  dead: Uint8Array,
  filter: ItemFilter,
): (row: number) => boolean {
  const { visible, lists, times, flags, ids } = filter;
  const access = visible && marksOf(columns, visible);
  const types = new Uint8Array(searchResultTypes.length);
  for (const type of filter.seenTypes) types[searchResultTypes.indexOf(type)] = 1;
  const mustHave = flags.reduce((bits, { name, is }) => (is ? bits | flagBits[name] : bits), 0);
  const mustLack = flags.reduce((bits, { name, is }) => (is ? bits : bits | flagBits[name]), 0);
  const listTests = lists.map((one) => listTest(columns, one));

  return (row) => {
    if (dead[row] === 1 || types[columns.types[row] ?? 0] === 0) return false;
    const map = columns.access[row] ?? 0;
    if (access && map !== 0 && access[map] === 0) return false;
    const bits = columns.flags[row] ?? 0;
    if ((bits & mustHave) !== mustHave || (bits & mustLack) !== 0) return false;
    for (const { by, from, to } of times) {
      const time = columns[by][row] ?? 0;
      if (time < from || time >= to) return false;
    }
    for (const test of listTests) if (!test(row)) return false;
    return ids === undefined || ids.has(columns.idOf(row));
  };
}

const kept = new WeakMap<ItemColumns, WeakMap<ReadonlySet<string>, Uint8Array>>();

/** Which numbers stand for one of the ids. Kept as long as somebody holds the set: there may be many of both. */
function marksOf(columns: ItemColumns, ids: ReadonlySet<string>): Uint8Array {
  const { names } = columns;
  let bySet = kept.get(columns);
  if (!bySet) kept.set(columns, (bySet = new WeakMap()));
  const before = bySet.get(ids);
  if (before?.length === names.length) return before;
  const marks = new Uint8Array(names.length);
  for (let number = 1; number < names.length; number += 1)
    if (ids.has(names[number] ?? '')) marks[number] = 1;
  bySet.set(ids, marks);
  return marks;
}

function listTest(
  columns: ItemColumns,
  { list, ids, not = false, orGenerated = false }: InList,
): (row: number) => boolean {
  const marks = marksOf(columns, ids);
  const isGenerated = (row: number): boolean =>
    orGenerated && ((columns.flags[row] ?? 0) & flagBits.aiGenerated) !== 0;
  if (list === 'author') return (row) => (marks[columns.authors[row] ?? 0] === 1 || isGenerated(row)) !== not;
  const { offsets, values } = columns.lists[list];
  return (row) => {
    if (isGenerated(row)) return !not;
    const end = offsets[row + 1] ?? 0;
    for (let at = offsets[row] ?? 0; at < end; at += 1) if (marks[values[at] ?? 0] === 1) return !not;
    return not;
  };
}
