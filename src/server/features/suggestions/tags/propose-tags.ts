import { mostTagsSuggested, nameCut, tagCuts, tagMargin } from '#domain/ai/suggestions.ts';
import { matchTags, type Basis, type Match } from '#engines/suggesting/index.ts';
import type { KnownTag } from './read-tag-knowledge.ts';

/** A tag for a text, with what speaks for it. */
export type TagProposal = {
  readonly tagId: string;
  readonly score: number;
  /** How much nearer the text is to it than to the next tag. */
  readonly lead: number;
  readonly basis: Basis;
  /** The highlight with this tag that is most like the text. */
  readonly exampleId: string | null;
  readonly model: string | null;
};

/** The tags that a text is near enough to, the nearest first. */
export function proposeTags(text: Float32Array, tags: readonly KnownTag[]): TagProposal[] {
  const matches = matchAll(text, tags);
  const best = matches[0]?.score ?? 0;
  return matches
    .filter(({ score, basis }) => score >= cutOf(basis) && score >= best - tagMargin)
    .slice(0, mostTagsSuggested)
    .map((match) => proposalOf(match, tags, null));
}

/** What a language model proposed is measured by the same examples; what they speak against is left out. */
export function measureProposal(text: Float32Array, tag: KnownTag, model: string): TagProposal | undefined {
  const [match] = matchAll(text, [tag]);
  // Measured alone it has no rival to be nearer than.
  return match && match.score >= modelFloor ? proposalOf({ ...match, lead: 0 }, [tag], model) : undefined;
}

/** Each tag once, the nearest first. */
export function mergeProposals(named: readonly TagProposal[], near: readonly TagProposal[]): TagProposal[] {
  const all = new Map(near.map((proposal) => [proposal.tagId, proposal]));
  for (const proposal of named)
    all.set(proposal.tagId, { ...proposal, ...all.get(proposal.tagId), model: proposal.model });
  return [...all.values()].sort((a, b) => b.score - a.score).slice(0, mostTagsSuggested);
}

/** Below it a text has nothing to do with what the tag was put on so far. */
const modelFloor = 0.2;

function cutOf(basis: Basis): number {
  return basis === 'name' ? nameCut : tagCuts.suggest;
}

function matchAll(text: Float32Array, tags: readonly KnownTag[]): Match<string>[] {
  return matchTags(
    text,
    tags.map(({ prototype }) => prototype),
  );
}

function proposalOf(
  { id, score, lead, basis, example }: Match<string>,
  tags: readonly KnownTag[],
  model: string | null,
): TagProposal {
  const tag = tags.find((one) => one.id === id);
  return {
    tagId: id,
    score: Math.min(1, Number(score.toFixed(3))),
    lead,
    basis,
    exampleId: example === undefined ? null : (tag?.exampleIds[example] ?? null),
    model,
  };
}
