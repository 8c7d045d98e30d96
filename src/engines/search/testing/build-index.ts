import type { IndexedItem } from '../item.ts';
import type { Part } from '../part.ts';
import { SegmentBuilder } from '../segment-builder.ts';

/** An item of an index, with only what a test cares for. */
export function itemOf(number: number, given: Partial<IndexedItem> = {}): IndexedItem {
  return {
    id: `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`,
    type: 'NOTE',
    seq: number,
    removed: false,
    title: '',
    body: '',
    accessId: null,
    locationIds: [],
    contributorIds: [],
    tagIds: [],
    personIds: [],
    createdBy: null,
    createdAt: number,
    updatedAt: number,
    published: false,
    archived: false,
    aiGenerated: false,
    ...given,
  };
}

export function builderOf(items: readonly IndexedItem[]): SegmentBuilder {
  const builder = new SegmentBuilder();
  for (const item of items) Array.from(builder.add(item));
  return builder;
}

export function partOf(builder: SegmentBuilder): Part {
  return {
    columns: builder.columns,
    dead: new Uint8Array(builder.columns.count),
    postings: new Map([...builder.terms.keys()].map((term) => [term, builder.postings(term)])),
  };
}

export function averagesOf({ columns }: Part): { body: number; title: number } {
  const count = Math.max(1, columns.count);
  return {
    body: Math.max(1, columns.totalLength / count),
    title: Math.max(1, columns.totalTitleLength / count),
  };
}
