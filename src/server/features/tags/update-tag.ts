import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeTags } from './change-tags.ts';
import { allowOnTags, getTag } from './policy.ts';
import type { Tag } from './tag.ts';
import { readTagChange, type TagChange } from './tag-draft.ts';

export async function updateTag(
  ctx: Ctx,
  input: TagChange & { id: string; withoutSentiment?: boolean | null },
): Promise<Tag> {
  const change = { ...readTagChange(input), ...(input.withoutSentiment && { sentiment: null }) };
  return inTransaction(ctx, async (tx) => {
    allowOnTags(tx, 'tag.update', [await getTag(tx, input.id)]);
    const [tag] = await changeTags(tx, [input.id], { ...change, updated_at: tx.now() });
    if (!tag) throw new NotFound();
    const changed = Object.keys(change).filter((column) => column !== 'folded' && column !== 'key');
    await tx.record({
      type: 'tag.updated',
      payload: { tagId: tag.id, changed },
      objectId: tag.id,
      version: tag.version,
    });
    return tag;
  });
}
