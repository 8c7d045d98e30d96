import { NotFound } from '#domain/errors/hark-error.ts';
import { orderTaggings, takeBackOwnTags, usableTags } from '#server/features/tags/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { writeTags, type HighlightTagChange } from './change-highlight-tags.ts';
import { readTagIds } from './highlight-draft.ts';
import { makeTagsForHighlights, type TagChoice } from './make-new-tags.ts';
import { allowInObjects, getHighlights } from './policy.ts';
import './tables.ts';

/** Exactly these tags, in this order. Those in the trash stay where they are, for when they come back. */
export async function setHighlightTags(
  ctx: Ctx,
  id: string,
  { madeTagIds = [], ...wanted }: TagChoice & { readonly madeTagIds?: readonly string[] },
): Promise<HighlightTagChange> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const tagIds = readTagIds(await makeTagsForHighlights(tx, [id], wanted));
    const [highlight] = await getHighlights(tx, [id], { tags: tagIds });
    if (!highlight) throw new NotFound();
    allowInObjects(tx, 'highlight.tag', [highlight]);
    const { projectId } = highlight.object;
    const present = await usableTags(tx, tx.db, projectId)
      .select('tags.id')
      .where('tags.id', 'in', (tagged) =>
        tagged
          .selectFrom('highlight_tags')
          .select('tag_id')
          .where('workspace_id', '=', tx.workspace.id)
          .where('highlight_id', '=', id),
      )
      .execute();
    const has = new Set(present.map((tag) => tag.id));
    const change = await writeTags(tx, {
      ids: [id],
      add: tagIds.filter((tagId) => !has.has(tagId)),
      remove: [...has].filter((tagId) => !tagIds.includes(tagId)),
      changedBy: viewer.id,
    });
    await orderTaggings(tx, { highlightId: id, tagIds });
    await takeBackOwnTags(tx, madeTagIds);
    return change;
  });
}
