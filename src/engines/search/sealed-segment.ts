import { compareIds } from './id-words.ts';
import { flagBits, ItemColumns, type StoredColumns } from './item-columns.ts';
import type { Language } from './languages.data.ts';
import type { WordList } from './word-list.ts';

export type StoredSegment = { columns: StoredColumns; byId: Uint32Array; languages: Language[] };

/** A segment as a server holds it: its columns in memory, its words and postings only where they were asked for. */
export class SealedSegment {
  readonly id: string;
  readonly toSeq: number;
  readonly columns: ItemColumns;
  readonly languages: readonly Language[];
  /** 1: the item is gone, or a newer state of it is known. */
  readonly dead: Uint8Array;
  readonly #byId: Uint32Array;
  /** Read when they are first asked for. */
  words: WordList | undefined;

  constructor(id: string, toSeq: number, { columns, byId, languages }: StoredSegment) {
    this.id = id;
    this.toSeq = toSeq;
    this.columns = ItemColumns.from(columns);
    this.languages = languages;
    this.#byId = byId;
    this.dead = new Uint8Array(columns.count);
    this.revive();
  }

  /** As if no other segment existed. */
  revive(): void {
    const { flags } = this.columns;
    for (let row = 0; row < this.dead.length; row += 1)
      this.dead[row] = (flags[row] ?? 0) & flagBits.removed ? 1 : 0;
  }

  /** A newer state of the item is elsewhere. */
  bury(ids: Uint32Array, idRow: number): void {
    const row = this.find(ids, idRow);
    if (row !== undefined) this.dead[row] = 1;
  }

  find(ids: Uint32Array, idRow: number): number | undefined {
    let low = 0;
    let high = this.#byId.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const row = this.#byId[middle] ?? 0;
      const order = compareIds(this.columns.ids, row, ids, idRow);
      if (order === 0) return row;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** Both lists are in the order of ids: one walk along the two. */
  buryAllIn(newer: SealedSegment): void {
    let mine = 0;
    let theirs = 0;
    while (mine < this.#byId.length && theirs < newer.#byId.length) {
      const row = this.#byId[mine] ?? 0;
      const order = compareIds(this.columns.ids, row, newer.columns.ids, newer.#byId[theirs] ?? 0);
      if (order === 0) this.dead[row] = 1;
      if (order <= 0) mine += 1;
      if (order >= 0) theirs += 1;
    }
  }
}
