import type { SuggestionBasis } from '#domain/ai/suggestions.ts';
import type { Passage } from '#engines/suggesting/index.ts';
import type { TagProposal } from '../tags/propose-tags.ts';

/** A passage of a text with what speaks for highlighting it. Its words are those of the text. */
export type ProposedHighlight = Passage & {
  readonly text: string;
  readonly basis: SuggestionBasis;
  readonly tags: readonly TagProposal[];
  readonly model: string | null;
};
