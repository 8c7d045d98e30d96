import type { AiFeature } from './features.ts';

/** Features that propose something for a text. */
export const suggestionFeatures = ['Highlights', 'Tags'] as const satisfies readonly AiFeature[];
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
