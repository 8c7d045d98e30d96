import type { TypeOf } from '#domain/codec/codec.ts';
import { positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { pdfAreaCodec } from './pdf-area.ts';

export const suggestionReviews = ['Accepted', 'Rejected'] as const;
export type SuggestionReview = (typeof suggestionReviews)[number];

export const suggestedHighlightCodec = object(
  {
    pdfHighlightAreas: array(pdfAreaCodec),
    highlightReason: nullable(string),
    suggestedTagIds: array(uuid),
    version: positiveInteger,
    selectedText: string,
  },
  'suggested highlight',
);
export type SuggestedHighlight = TypeOf<typeof suggestedHighlightCodec>;
