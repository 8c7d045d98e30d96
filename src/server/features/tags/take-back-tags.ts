import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { changeTags } from './change-tags.ts';
import { updateTagRows, type TagBefore } from './update-tag-rows.ts';
import './tables.ts';

type TakenBack = {
  readonly tagIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly boardIds?: readonly string[];
  /** Locks from before came with the import, and keep nothing. */
  readonly lockedSince?: Date;
  readonly previous: readonly (TagBefore & { readonly id: string })[];
  readonly by: string;
};

/**
 * Tags of an import as if they had never been: in the trash, their groups and boards gone where no other tag is in them.
 * Locked tags stay as they are, and so do those that are on something outside of the trash by now.
 */
export async function takeBackTags(tx: TxCtx, taken: TakenBack): Promise<void> {
  const { tagIds, groupIds, boardIds = [], lockedSince = null, previous, by } = taken;
  await updateTagRows(tx, previous);
  const { rows } = await sql<{ id: string }>`select id from tags t
    where ${isInWorkspace(tx.workspace.id, 'id', tagIds)} and trashed_at is null
      and (locked_at is null or locked_at <= ${lockedSince}::timestamptz)
      and not exists (select 1 from highlight_tags h
        join projects p on p.workspace_id = h.workspace_id and p.id = h.project_id and p.trashed_at is null
        where h.workspace_id = t.workspace_id and h.tag_id = t.id and not h.hidden)`.execute(tx.db);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    const tags = await changeTags(tx, ids, { trashed_at: tx.now(), trashed_by: by });
    await tx.record({ type: 'tag.trashed', payload: { tagIds: ids }, ...heardAs(tags) });
  }
  const empty = await sql<{ id: string; version: number }>`
    update tag_groups g set deleted_at = ${tx.now()}, deleted_by = ${by}::uuid, updated_at = ${tx.now()},
      version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', groupIds)} and deleted_at is null
      and not exists (select 1 from tags t where t.workspace_id = g.workspace_id and t.group_id = g.id
        and t.trashed_at is null)
    returning id, version`.execute(tx.db);
  await tx.record(
    ...empty.rows.map(({ id, version }) => ({
      type: 'tagGroup.deleted' as const,
      payload: { tagGroupId: id },
      objectId: id,
      version,
    })),
  );
  await removeEmptyBoards(tx, boardIds, by);
}

async function removeEmptyBoards(tx: TxCtx, ids: readonly string[], by: string): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`
    update tag_boards b set deleted_at = ${tx.now()}, deleted_by = ${by}::uuid, updated_at = ${tx.now()},
      version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', ids)} and deleted_at is null
      and not exists (select 1 from tags t where t.workspace_id = b.workspace_id and t.board_id = b.id
        and t.trashed_at is null)
    returning id, version`.execute(tx.db);
  await tx.record(
    ...rows.map(({ id, version }) => ({
      type: 'tagBoard.deleted' as const,
      payload: { tagBoardId: id },
      objectId: id,
      version,
    })),
  );
}
