import type { AiFeature } from './features.ts';

/** Features that propose something for a text, or do it. */
export const suggestionFeatures = ['Highlights', 'Tags', 'Redact'] as const satisfies readonly AiFeature[];
export type SuggestionFeature = (typeof suggestionFeatures)[number];

/** Nearness to what a tag was put on so far: from `suggest` it is proposed, from `sure` it may be put on without a person. */
export const tagCuts = { suggest: 0.35, sure: 0.5, lead: 0.05 } as const;

/** Near, and clearly nearer than to any other tag: among many like tags nearness alone says too little. */
export function isSureTag({ score, lead }: { readonly score: number; readonly lead: number }): boolean {
  return score >= tagCuts.sure && lead >= tagCuts.lead;
}
/** A tag known by its name alone must be nearer: a name is short and says little. */
export const nameCut = 0.45;
/** Tags that are further behind the nearest than this are not proposed beside it. */
export const tagMargin = 0.1;
export const mostTagsSuggested = 3;

/** Passages worth highlighting: sentences, so many of a text, none too short or too long to be evidence. */
export const highlightRules = {
  wordsPerHighlight: 250,
  mostHighlights: 40,
  fewestWords: 5,
  mostCharacters: 600,
  /** Of a text that is more than a few sentences: what covers most of it points at nothing. */
  mostShare: 0.3,
  /** How near a passage must be to what people highlighted before. */
  nearCut: 0.45,
  /** How much it must stand out in its text where nothing like it was highlighted before. */
  salienceCut: 0.8,
  fewestSentencesForSalience: 20,
} as const;

export function mostHighlightsFor(words: number): number {
  const { wordsPerHighlight, mostHighlights } = highlightRules;
  return Math.max(1, Math.min(mostHighlights, Math.ceil(words / wordsPerHighlight)));
}

export const suggestionBases = ['tag', 'highlight', 'salience', 'model'] as const;
export type SuggestionBasis = (typeof suggestionBases)[number];

/** Why a passage is suggested, in the words of who reads it; `tag` is null where they may not see it. */
export function highlightReason(
  basis: SuggestionBasis,
  { tag, model }: { readonly tag: string | null; readonly model: string | null },
): string {
  if (basis === 'model') return `Chosen by ${model ?? 'a language model'}`;
  const also = model === null ? '' : `, and ${model} chose it too`;
  if (basis === 'highlight') return `Similar to what was highlighted in this project${also}`;
  if (basis === 'salience') return `Stands out in this text${also}`;
  const like = tag === null ? 'Similar to highlights with a tag' : `Similar to highlights tagged “${tag}”`;
  return `${like}${also}`;
}
