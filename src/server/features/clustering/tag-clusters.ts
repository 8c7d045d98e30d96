import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { foldTitle } from '#domain/tags/tag-key.ts';
import { allowInObjects, getHighlights, tagInGroups } from '#server/features/highlights/index.ts';
import { chooseBoard, findByTitle, insertTag, readTagChange } from '#server/features/tags/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';

export type TaggedCluster = { readonly title: string; readonly highlightIds: readonly string[] };
export type ClusterTagging = {
  readonly id: string | null;
  readonly madeTagIds: string[];
  readonly changedCount: number;
};

/** One tag for each group: the project's tag of that name, or a new one. */
export async function tagClusters(
  ctx: Ctx,
  projectId: string,
  input: readonly TaggedCluster[],
): Promise<ClusterTagging> {
  const { viewer } = requireMember(ctx);
  accept(checkCount(countLimits.clusters, input.length));
  const clusters = input.map(({ title, highlightIds }) => ({
    title: accept(parseText(textLimits.tagTitle, title)),
    highlightIds: [...new Set(highlightIds)],
  }));
  const ids = [...new Set(clusters.flatMap(({ highlightIds }) => highlightIds))];
  accept(checkCount(countLimits.clusteredHighlights, ids.length));
  return inTransaction(ctx, async (tx) => {
    const { id: boardId } = await chooseBoard(tx, 'tag.create', { projectId });
    const known = await findByTitle(
      tx,
      projectId,
      clusters.map(({ title }) => title),
    );
    const highlights = await getHighlights(tx, ids, { tags: [...new Set(known.values())] });
    allowInObjects(tx, 'highlight.tag', highlights);
    if (highlights.some(({ object }) => object.projectId !== projectId))
      throw new ValidationError('Choose highlights of one project');
    const madeTagIds: string[] = [];
    for (const { title } of clusters) {
      if (known.has(foldTitle(title))) continue;
      const tag = { ...readTagChange({ title }), boardId, groupId: null, createdBy: viewer.id };
      const { id } = await insertTag(tx, tag);
      known.set(foldTitle(title), id);
      madeTagIds.push(id);
    }
    const groups = clusters.map(({ title, highlightIds }) => {
      const tagId = known.get(foldTitle(title));
      if (tagId === undefined) throw new NotFound();
      return { tagId, highlightIds };
    });
    const { id, changedCount } = await tagInGroups(tx, groups, viewer.id);
    return { id, madeTagIds, changedCount };
  });
}
