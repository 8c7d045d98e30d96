import type { SearchResultType } from '#domain/search/result-types.ts';
import type { TextSegment } from '#engines/search/preview.ts';
import type { HitText } from '#server/platform/search/read-hits.ts';

export type SearchHit = Pick<
  HitText,
  'id' | 'type' | 'projectId' | 'ownerId' | 'ownerType' | 'createdBy' | 'createdAt' | 'updatedAt'
> & {
  readonly preview: { readonly title: TextSegment[]; readonly content: TextSegment[] };
};
export type PlaceCount = { readonly id: string; readonly count: number };
export type SearchAnswer = {
  readonly items: readonly SearchHit[];
  readonly total: number;
  readonly offset: number;
  readonly suggestedQuery: string | null;
  readonly byType: ReadonlyMap<SearchResultType, number>;
  readonly byLocation: ReadonlyMap<string, number>;
  readonly byAuthor: ReadonlyMap<string, number>;
};
