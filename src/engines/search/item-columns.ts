import { searchResultTypes, type SearchResultType } from '#domain/search/result-types.ts';
import { compareIds, readId, writeId } from './id-words.ts';
import type { IndexedItem } from './item.ts';

export const listNames = ['location', 'contributor', 'tag', 'person'] as const;
export type ListName = (typeof listNames)[number];
type List = { offsets: Uint32Array; values: Uint32Array };

export const flagBits = { published: 1, archived: 2, aiGenerated: 4, removed: 8 } as const;

/** What is stored of a segment beside its words. Numbers of objects point into `names`; 0 is none. */
export type StoredColumns = {
  count: number;
  seqs: Float64Array;
  ids: Uint32Array;
  access: Uint32Array;
  types: Uint8Array;
  lengths: Uint32Array;
  titleLengths: Uint8Array;
  created: Float64Array;
  updated: Float64Array;
  authors: Uint32Array;
  flags: Uint8Array;
  lists: Record<ListName, List>;
  names: string;
};

/** The items of a segment as columns: one array a property, an item being a row number. Grows at its end. */
export class ItemColumns {
  count = 0;
  seqs = new Float64Array(16);
  ids = new Uint32Array(64);
  access = new Uint32Array(16);
  types = new Uint8Array(16);
  lengths = new Uint32Array(16);
  titleLengths = new Uint8Array(16);
  created = new Float64Array(16);
  updated = new Float64Array(16);
  authors = new Uint32Array(16);
  flags = new Uint8Array(16);
  readonly lists: Record<ListName, List> = {
    location: emptyList(),
    contributor: emptyList(),
    tag: emptyList(),
    person: emptyList(),
  };
  /** Ids by number; number 0 is nobody. */
  readonly names: string[] = [''];
  readonly #numbers = new Map<string, number>();
  totalLength = 0;
  totalTitleLength = 0;

  static from(stored: StoredColumns): ItemColumns {
    const columns = new ItemColumns();
    const { names, ...arrays } = stored;
    Object.assign(columns, arrays);
    for (let at = 0; at < names.length; at += 36) columns.names.push(names.slice(at, at + 36));
    for (let row = 0; row < columns.count; row += 1) {
      columns.totalLength += columns.lengths[row] ?? 0;
      columns.totalTitleLength += columns.titleLengths[row] ?? 0;
    }
    return columns;
  }

  store(): StoredColumns {
    const { count } = this;
    const list = ({ offsets, values }: List): List => ({
      offsets: offsets.slice(0, count + 1),
      values: values.slice(0, offsets[count]),
    });
    const { location, contributor, tag, person } = this.lists;
    return {
      count,
      seqs: this.seqs.slice(0, count),
      ids: this.ids.slice(0, count * 4),
      access: this.access.slice(0, count),
      types: this.types.slice(0, count),
      lengths: this.lengths.slice(0, count),
      titleLengths: this.titleLengths.slice(0, count),
      created: this.created.slice(0, count),
      updated: this.updated.slice(0, count),
      authors: this.authors.slice(0, count),
      flags: this.flags.slice(0, count),
      lists: {
        location: list(location),
        contributor: list(contributor),
        tag: list(tag),
        person: list(person),
      },
      names: this.names.slice(1).join(''),
    };
  }

  /** Answers the new row. */
  add(item: IndexedItem, length: number, titleLength: number): number {
    const row = this.count;
    if (row >= this.seqs.length) this.#grow();
    this.seqs[row] = item.seq;
    writeId(this.ids, row, item.id);
    this.access[row] = this.#numberOf(item.accessId);
    this.types[row] = searchResultTypes.indexOf(item.type);
    this.lengths[row] = length;
    this.titleLengths[row] = Math.min(255, titleLength);
    this.created[row] = item.createdAt;
    this.updated[row] = item.updatedAt;
    this.authors[row] = this.#numberOf(item.createdBy);
    this.flags[row] =
      (item.published ? flagBits.published : 0) |
      (item.archived ? flagBits.archived : 0) |
      (item.aiGenerated ? flagBits.aiGenerated : 0) |
      (item.removed ? flagBits.removed : 0);
    this.#addList('location', item.locationIds);
    this.#addList('contributor', item.contributorIds);
    this.#addList('tag', item.tagIds);
    this.#addList('person', item.personIds);
    this.count += 1;
    this.totalLength += length;
    this.totalTitleLength += Math.min(255, titleLength);
    return row;
  }

  idOf(row: number): string {
    return readId(this.ids, row);
  }

  typeOf(row: number): SearchResultType {
    return searchResultTypes[this.types[row] ?? 0] ?? 'NOTE';
  }

  /** Where the item lies: its project and folders. */
  locationsOf(row: number): string[] {
    const { offsets, values } = this.lists.location;
    return Array.from(values.subarray(offsets[row], offsets[row + 1]), (number) => this.names[number] ?? '');
  }

  /** Empty for what nobody made. */
  authorOf(row: number): string {
    return this.names[this.authors[row] ?? 0] ?? '';
  }

  /** Rows by id, to find those that another segment has a newer state of. */
  rowsById(): Uint32Array {
    const rows = Uint32Array.from({ length: this.count }, (_, row) => row);
    return rows.sort((a, b) => compareIds(this.ids, a, this.ids, b));
  }

  #addList(name: ListName, ids: readonly string[]): void {
    const list = this.lists[name];
    let end = list.offsets[this.count] ?? 0;
    for (const id of ids) {
      if (end >= list.values.length) list.values = grown(list.values, Uint32Array);
      list.values[end] = this.#numberOf(id);
      end += 1;
    }
    list.offsets[this.count + 1] = end;
  }

  #numberOf(id: string | null): number {
    if (id === null) return 0;
    // After loading, only the tail of new items grows, and it never was loaded.
    let number = this.#numbers.get(id);
    if (number === undefined) {
      number = this.names.length;
      this.names.push(id);
      this.#numbers.set(id, number);
    }
    return number;
  }

  #grow(): void {
    this.seqs = grown(this.seqs, Float64Array);
    this.ids = grown(this.ids, Uint32Array);
    this.access = grown(this.access, Uint32Array);
    this.types = grown(this.types, Uint8Array);
    this.lengths = grown(this.lengths, Uint32Array);
    this.titleLengths = grown(this.titleLengths, Uint8Array);
    this.created = grown(this.created, Float64Array);
    this.updated = grown(this.updated, Float64Array);
    this.authors = grown(this.authors, Uint32Array);
    this.flags = grown(this.flags, Uint8Array);
    for (const name of listNames) this.lists[name].offsets = grown(this.lists[name].offsets, Uint32Array);
  }
}

function emptyList(): List {
  return { offsets: new Uint32Array(32), values: new Uint32Array(16) };
}

type Numbers = Uint8Array | Uint32Array | Float64Array;

function grown<T extends Numbers>(array: T, Kind: new (length: number) => T): T {
  const larger = new Kind(array.length * 2);
  larger.set(array);
  return larger;
}
