import type { SuggestionReview } from '#domain/highlights/suggested-highlight.ts';
import type { Basis } from '#engines/suggesting/index.ts';

/** A tag that the product proposes for a highlight, or has put on it by itself. */
export type TagSuggestion = {
  readonly id: string;
  readonly objectId: string;
  readonly highlightId: string;
  readonly tagId: string;
  readonly score: number;
  readonly basis: Basis;
  readonly exampleId: string | null;
  readonly model: string | null;
  readonly createdAt: Date;
  readonly review: SuggestionReview | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
};

export const tagSuggestionColumns = [
  'tag_suggestions.id',
  'tag_suggestions.object_id as objectId',
  'tag_suggestions.highlight_id as highlightId',
  'tag_suggestions.tag_id as tagId',
  'tag_suggestions.score',
  'tag_suggestions.basis',
  'tag_suggestions.example_id as exampleId',
  'tag_suggestions.model',
  'tag_suggestions.created_at as createdAt',
  'tag_suggestions.review',
  'tag_suggestions.reviewed_at as reviewedAt',
  'tag_suggestions.reviewed_by as reviewedBy',
] as const;
