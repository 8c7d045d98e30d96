import { proposeTitles, toPoints } from '#engines/clustering/index.ts';
import { middleOf } from '#engines/answering/index.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import type { Said } from './said.ts';

/** For each group the phrase of its own words that tells it from the others; null where nothing repeats. */
export async function proposePhrases(
  models: AnswerModels,
  groups: readonly (readonly Said[])[],
): Promise<(string | null)[]> {
  const known = groups.map((group) => group.flatMap(({ vector }) => vector ?? []));
  if (known.some((vectors) => vectors.length === 0)) return groups.map(() => null);
  const size = known[0]?.[0]?.length ?? 0;
  const titled = await proposeTitles(
    groups.map((group, at) => ({
      texts: group.map(({ text }) => text),
      vectors: toPoints(known[at] ?? [], size),
    })),
    toPoints(known.map(middleOf), size),
    { embed: async (texts) => (await models.embed(texts)) ?? [] },
  );
  return titled.map(({ phrases: [best] }) =>
    best === undefined ? null : best.charAt(0).toUpperCase() + best.slice(1),
  );
}
