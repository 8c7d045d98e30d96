import type { ItemColumns } from './item-columns.ts';
import type { Postings } from './postings.ts';

/** A part of an index that can be searched by itself. */
export type Part = {
  readonly columns: ItemColumns;
  readonly dead: Uint8Array;
  readonly postings: ReadonlyMap<string, Postings>;
};
