import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { changeTags } from './change-tags.ts';
import { allowOnTags, getTags } from './policy.ts';
import { holdRoom } from './restore-tags.ts';
import type { Tag } from './tag.ts';
import { getChange, revertChange } from './tagging-change.ts';

/** Puts back the merged tags and exactly the highlights they were on. */
export async function undoTagMerge(ctx: Ctx, id: string): Promise<Tag[]> {
  return inTransaction(ctx, async (tx) => {
    const { intoId, mergedIds, highlightIds } = await getChange(tx, id, 'merge');
    const merged = await getTags(tx, mergedIds, { inTrash: true });
    allowOnTags(tx, 'tag.merge', merged);
    await holdRoom(tx, merged);
    await sql`
      select 1 from highlights where ${isInWorkspace(tx.workspace.id, 'id', highlightIds)}
      order by id for update`.execute(tx.db);
    await revertChange(tx, id);
    const tags = await changeTags(tx, mergedIds, { trashed_at: null, trashed_by: null, merged_into: null });
    await tx.record({
      type: 'tag.mergeUndone',
      payload: { tagId: intoId ?? '', mergedTagIds: mergedIds },
      objectId: null,
    });
    return tags;
  });
}
