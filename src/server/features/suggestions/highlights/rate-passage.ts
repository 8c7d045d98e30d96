import { highlightRules } from '#domain/ai/suggestions.ts';
import { nearness } from '#engines/suggesting/index.ts';
import { proposeTags } from '../tags/propose-tags.ts';
import type { KnownTag } from '../tags/read-tag-knowledge.ts';
import type { ProposedHighlight } from './proposed-highlight.ts';
import type { PastPassages } from './read-passages.ts';

export type Known = { readonly tags: readonly KnownTag[]; readonly past: PastPassages };
type Rated = Pick<ProposedHighlight, 'score' | 'basis' | 'tags'>;

/** By the tags and highlights of the project; undefined where nothing there is like it, or a rejected one is more so. */
export function ratePassage(vector: Float32Array, { tags, past }: Known): Rated | undefined {
  const proposed = proposeTags(vector, tags);
  const kept = nearestOf(vector, past.kept);
  const rejected = nearestOf(vector, past.rejected);
  const byTag = proposed[0]?.score ?? 0;
  if (rejected >= highlightRules.nearCut && rejected > Math.max(byTag, kept)) return undefined;
  const isLikeKept = kept >= highlightRules.nearCut;
  // A tag says more to people than that something like it was highlighted.
  if (byTag > 0) return { score: Math.max(byTag, isLikeKept ? kept : 0), basis: 'tag', tags: proposed };
  return isLikeKept ? { score: kept, basis: 'highlight', tags: [] } : undefined;
}

function nearestOf(vector: Float32Array, others: readonly Float32Array[]): number {
  return others.reduce((best, other) => Math.max(best, nearness(vector, other)), 0);
}
