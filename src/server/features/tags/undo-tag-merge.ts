import { sql } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
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
    await requireLatest(tx, { id, intoId });
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

/** A later merge has counted on what this one put on: without it, its own highlights would lose their tag. */
async function requireLatest(
  tx: TxCtx,
  { id, intoId }: { id: string; intoId: string | null },
): Promise<void> {
  const { rows } = await sql`
    select 1 from tagging_changes this
    where this.workspace_id = ${tx.workspace.id} and this.id = ${id} and (
      exists (select 1 from tagging_changes later
        where later.workspace_id = this.workspace_id and later.kind = 'merge' and later.undone_at is null
          and later.into_id = this.into_id and (later.created_at, later.id) > (this.created_at, this.id))
      or exists (select 1 from tags t
        where t.workspace_id = this.workspace_id and t.id = ${intoId} and t.merged_into is not null))`.execute(
    tx.db,
  );
  if (rows.length > 0)
    throw new InvalidOperation('These tags were merged again later. Undo the later merge first.');
}
