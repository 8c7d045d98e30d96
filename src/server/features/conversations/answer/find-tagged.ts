import { lendNearness, nearness } from '#engines/answering/index.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import { findPassages, type FoundPassage } from '#server/features/search/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readTags } from './read-tags.ts';

export type TaggedPassage = FoundPassage & { readonly tags?: readonly string[] | undefined };

/** Nearer than this a tag is about what was asked. */
const nearTag = 0.3;
const mostTags = 3;

type Asking = Parameters<typeof findPassages>[2];

/**
 * Passages that answer a question, with the highlights under the tags that are about it. What people filed a highlight
 * under counts for what it is about: the words that they tagged rarely say it again.
 */
export async function findTagged(
  ctx: Ctx,
  db: Db,
  models: AnswerModels,
  asking: Asking,
): Promise<TaggedPassage[]> {
  const found = await findPassages(ctx, db, asking);
  const all = [...found, ...(await underTags(ctx, db, asking, found))];
  const tags = await readTags(ctx, db, all);
  const near = await nearnessOf(models, [...new Set([...tags.values()].flat())], asking.vector);
  return all.map((passage) => {
    const own = tags.get(passage.id);
    if (!own) return passage;
    const tag = near && Math.max(...own.map((title) => near.get(title) ?? 0));
    const { nearness } = passage;
    const lent = nearness === undefined || tag === undefined ? nearness : lendNearness(nearness, tag);
    return { ...passage, tags: own, nearness: lent };
  });
}

async function nearnessOf(
  models: AnswerModels,
  titles: readonly string[],
  vector: Float32Array | undefined,
): Promise<Map<string, number> | undefined> {
  const vectors = vector && titles.length > 0 ? await models.embed(titles) : undefined;
  if (!vector || !vectors) return undefined;
  return new Map(titles.map((title, at) => [title, nearness(vector, vectors[at] ?? new Float32Array())]));
}

async function underTags(
  ctx: Ctx,
  db: Db,
  asking: Asking,
  found: readonly FoundPassage[],
): Promise<FoundPassage[]> {
  const tagIds = found
    .filter(({ type, nearness }) => type === 'TAG' && (nearness ?? 0) >= nearTag)
    .sort((a, b) => (b.nearness ?? 0) - (a.nearness ?? 0))
    .slice(0, mostTags)
    .map(({ id }) => id);
  if (tagIds.length === 0) return [];
  const known = new Set(found.map(({ id }) => id));
  const tagged = await findPassages(ctx, db, {
    ...asking,
    scope: { ...asking.scope, types: ['HIGHLIGHT'], tagIds },
  });
  return tagged.filter(({ id }) => !known.has(id));
}
