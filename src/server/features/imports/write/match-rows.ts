import type { ExistingRule } from '#domain/imports/column-choice.ts';
import type { RowRecord } from './read-record.ts';
import type { SeenKeys } from './seen-keys.ts';

export type Matched = {
  readonly fresh: readonly RowRecord[];
  readonly known: readonly { readonly id: string; readonly record: RowRecord }[];
  readonly duplicates: readonly {
    readonly record: RowRecord;
    readonly message: string;
    /** Of what is there with the key. */
    readonly id: string | undefined;
  }[];
};

type Matching = {
  readonly keyOf: (record: RowRecord) => string | null;
  /** Things that are there with a key, by the key. */
  readonly there: ReadonlyMap<string, string>;
  /** Keys of rows before this batch. */
  readonly seen: SeenKeys;
  readonly existing: ExistingRule;
};

const twice = 'This row repeats the key of a row above';
const isThere = 'This already exists';

/** Which rows are new, which are of things that exist, and which repeat another. A row without a key is new. */
export function matchRows(records: readonly RowRecord[], matching: Matching): Matched {
  const { keyOf, there, seen, existing } = matching;
  const here = new Set<string>();
  const fresh: RowRecord[] = [];
  const known: { id: string; record: RowRecord }[] = [];
  const duplicates: { record: RowRecord; message: string; id: string | undefined }[] = [];
  for (const record of records) {
    const key = keyOf(record);
    const id = key === null ? undefined : there.get(key);
    const repeats = key !== null && (here.has(key) || (id !== undefined && seen.mayHave(key)));
    if (key !== null) here.add(key);
    if (repeats) duplicates.push({ record, message: twice, id });
    else if (id === undefined) fresh.push(record);
    else if (existing === 'UPDATE') known.push({ id, record });
    else duplicates.push({ record, message: isThere, id });
  }
  for (const key of here) seen.add(key);
  return { fresh, known, duplicates };
}
