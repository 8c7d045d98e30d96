import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { LanguageModels } from '#server/platform/ai/language/language-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { askWatched } from '../runs/ask-watched.ts';
import { askForTags } from './ask-for-tags.ts';
import { measureProposal, mergeProposals, proposeTags } from './propose-tags.ts';
import { readMeanings } from '#server/platform/ai/known-meanings.ts';
import type { KnownTag } from './read-tag-knowledge.ts';
import type { UntaggedHighlight } from './untagged-highlights.ts';
import type { ProposedFor } from './write-tag-proposals.ts';

export type TagSearch = {
  readonly embedder: Embedder;
  readonly language: LanguageModels;
  readonly objectId: string;
  readonly signal: AbortSignal;
  readonly stillWanted: () => Promise<void>;
};

export type FoundTags = {
  readonly found: readonly ProposedFor[];
  readonly model: string | null;
  readonly problem: string | null;
};

/** Proposals for some highlights: from what the tags were put on so far, and from the workspace's model where it has one. */
export async function lookForTags(
  ctx: Ctx,
  { embedder, language, objectId, signal, stillWanted }: TagSearch,
  highlights: readonly UntaggedHighlight[],
  tags: readonly KnownTag[],
): Promise<FoundTags> {
  const vectors = await readMeanings(embedder, highlights);
  const asked = await askWatched(ctx, { signal, stillWanted }, (stop) =>
    askForTags(ctx, language, {
      texts: highlights.map(({ text }) => text),
      tags,
      about: [objectId],
      signal: stop,
    }),
  );
  const byText = Map.groupBy(asked.ok ? asked.value.pairs : [], ({ text }) => text);
  const found = highlights.map(({ id, textHash }, at) => {
    const vector = vectors[at] ?? new Float32Array();
    const named = (byText.get(at) ?? []).flatMap(
      ({ tag }) => measureProposal(vector, tag, asked.ok ? asked.value.model : '') ?? [],
    );
    return { highlightId: id, textHash, proposals: mergeProposals(named, proposeTags(vector, tags)) };
  });
  return {
    found: found.filter(({ proposals }) => proposals.length > 0),
    model: asked.ok ? asked.value.model : null,
    problem: asked.ok ? null : asked.problem,
  };
}
