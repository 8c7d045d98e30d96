import type { SearchResultType } from '#domain/search/result-types.ts';

/** What the index keeps of an object, with its words. */
export type IndexedItem = {
  readonly id: string;
  readonly type: SearchResultType;
  readonly seq: number;
  readonly removed: boolean;
  readonly title: string;
  readonly body: string;
  readonly accessId: string | null;
  readonly locationIds: readonly string[];
  readonly contributorIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly personIds: readonly string[];
  readonly createdBy: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly published: boolean;
  readonly archived: boolean;
  readonly aiGenerated: boolean;
};
