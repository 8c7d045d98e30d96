import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { changeTags } from './change-tags.ts';
import { allowOnTags, getTags } from './policy.ts';
import type { Tag } from './tag.ts';

/** Out of sight, all of them or none. Highlights keep them, so that `restoreTags` brings everything back. */
export async function trashTags(ctx: Ctx, ids: readonly string[]): Promise<Tag[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allowOnTags(tx, 'tag.delete', await getTags(tx, ids));
    const tags = await changeTags(tx, ids, { trashed_at: tx.now(), trashed_by: viewer.id });
    await tx.record({ type: 'tag.trashed', payload: { tagIds: ids }, ...heardAs(tags) });
    return tags;
  });
}
