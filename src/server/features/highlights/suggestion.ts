import type { SuggestionBasis } from '#domain/ai/suggestions.ts';
import type { SuggestionReview } from '#domain/highlights/suggested-highlight.ts';
import type { HighlightObjectType } from './tables.ts';

export type Suggestion = {
  readonly id: string;
  readonly objectType: HighlightObjectType;
  readonly objectId: string;
  readonly selectedText: string;
  readonly startOffset: number | null;
  readonly highlightReason: string | null;
  readonly score: number;
  readonly basis: SuggestionBasis | null;
  readonly model: string | null;
  readonly suggestedTagIds: readonly string[];
  readonly pdfAreas: string;
  /** Of the engine that made it. */
  readonly version: number;
  readonly createdAt: Date;
  readonly review: SuggestionReview | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly highlightId: string | null;
};

export const suggestionColumns = [
  'highlight_suggestions.id',
  'highlight_suggestions.object_type as objectType',
  'highlight_suggestions.object_id as objectId',
  'highlight_suggestions.selected_text as selectedText',
  'highlight_suggestions.start_offset as startOffset',
  'highlight_suggestions.reason as highlightReason',
  'highlight_suggestions.score',
  'highlight_suggestions.basis',
  'highlight_suggestions.model',
  'highlight_suggestions.suggested_tag_ids as suggestedTagIds',
  'highlight_suggestions.pdf_areas as pdfAreas',
  'highlight_suggestions.engine_version as version',
  'highlight_suggestions.created_at as createdAt',
  'highlight_suggestions.review',
  'highlight_suggestions.reviewed_at as reviewedAt',
  'highlight_suggestions.reviewed_by as reviewedBy',
  'highlight_suggestions.highlight_id as highlightId',
] as const;
