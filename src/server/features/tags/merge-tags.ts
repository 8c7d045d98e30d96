import { sql } from 'kysely';
import { InvalidOperation, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import '#server/features/highlights/tables.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { changeTags } from './change-tags.ts';
import { allowOnTags, getTags, type TagState } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import { lockTagged, startChange } from './tagging-change.ts';
import './tables.ts';

export type TagMerge = {
  readonly id: string;
  readonly into: Tag;
  readonly mergedIds: readonly string[];
  readonly createdAt: Date;
};
export type MergeRequest = { intoId: string; ids: readonly string[] };

/** Everything tagged with one of `ids` is tagged with `intoId` instead, and the record of it makes the undo exact. */
export async function mergeTags(ctx: Ctx, { intoId, ids }: MergeRequest): Promise<TagMerge> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await getMergeable(tx, { intoId, ids });
    await lockTagged(tx, [...ids, intoId]);
    const id = await startChange(tx, { kind: 'merge', intoId, mergedIds: ids, changedBy: viewer.id });
    await retag(tx, id, { intoId, ids });
    await changeTags(tx, ids, { trashed_at: tx.now(), trashed_by: viewer.id, merged_into: intoId });
    await tx.record({
      type: 'tag.merged',
      payload: { tagId: intoId, mergedTagIds: ids },
      objectId: null,
    });
    const [into] = await readBackTags(tx, [intoId]);
    if (!into) throw new NotFound();
    return { id, into, mergedIds: ids, createdAt: tx.now() };
  });
}

/** Locked, all there, allowed, and of one reach: no highlight may end up with a tag of another project. */
async function getMergeable(tx: TxCtx, { intoId, ids }: MergeRequest): Promise<void> {
  if (ids.includes(intoId)) throw new ValidationError('A tag can’t be merged into itself');
  const tags = await getTags(tx, [...ids, intoId]);
  allowOnTags(tx, 'tag.merge', tags);
  requireReach(tags, intoId);
}

export function requireReach(tags: readonly TagState[], intoId: string): void {
  const into = tags.find(({ id }) => id === intoId);
  const isNarrower = tags.some(
    ({ projectId }) => into && into.projectId !== null && projectId !== into.projectId,
  );
  if (isNarrower) {
    throw new InvalidOperation('Tags can be merged within their project or into a tag of the workspace');
  }
}

/** One statement. The tag that stays takes the first place of those it replaces, and who put that one on. */
async function retag(tx: TxCtx, changeId: string, { intoId, ids }: MergeRequest): Promise<void> {
  await sql`
    with removed as (
      delete from highlight_tags where ${isInWorkspace(tx.workspace.id, 'tag_id', ids)}
      returning *
    ), gained as (
      insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
      select distinct on (highlight_id) workspace_id, highlight_id, ${intoId}::uuid, place, added_by, added_at
      from removed order by highlight_id, place, added_at, tag_id
      on conflict do nothing
      returning *
    )
    insert into tagging_change_items (workspace_id, change_id, highlight_id, tag_id, added, place, added_by, added_at)
    select workspace_id, ${changeId}::uuid, highlight_id, tag_id, false, place, added_by, added_at from removed
    union all
    select workspace_id, ${changeId}::uuid, highlight_id, tag_id, true, place, added_by, added_at from gained
  `.execute(tx.db);
}
