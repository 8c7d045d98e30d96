import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { changeTags } from './change-tags.ts';
import { requireRoom } from './create-tag.ts';
import { allowOnTags, getBoard, getTags, type TagState } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';

export async function restoreTags(ctx: Ctx, ids: readonly string[]): Promise<Tag[]> {
  return inTransaction(ctx, async (tx) => {
    const found = await getTags(tx, ids, { inTrash: true });
    allowOnTags(tx, 'tag.delete', found);
    const merged = (await readBackTags(tx, ids)).some(({ mergedIntoId }) => mergedIntoId !== null);
    // What it was on has the other tag now; only undoing the merge puts that back.
    if (merged)
      throw new InvalidOperation('This tag was merged into another. Undo the merge to get it back.');
    await holdRoom(tx, found);
    const tags = await changeTags(tx, ids, { trashed_at: null, trashed_by: null });
    await tx.record({ type: 'tag.restored', payload: { tagIds: ids }, ...heardAs(tags) });
    return tags;
  });
}

/** Holds their boards and makes sure that they fit there. */
export async function holdRoom(tx: TxCtx, tags: readonly TagState[]): Promise<void> {
  const perBoard = Map.groupBy(tags, ({ boardId }) => boardId);
  for (const [boardId, coming] of [...perBoard].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await getBoard(tx, boardId);
    await requireRoom(tx, boardId, coming.length);
  }
}
