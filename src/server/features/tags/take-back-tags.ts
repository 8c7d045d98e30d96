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
  readonly previous: readonly (TagBefore & { readonly id: string })[];
  readonly by: string;
};

/** An import of tags as if it had never been: its tags in the trash, its groups gone where nothing else is in them. Locked tags stay as they are. */
export async function takeBackTags(tx: TxCtx, { tagIds, groupIds, previous, by }: TakenBack): Promise<void> {
  await updateTagRows(tx, previous);
  const { rows } = await sql<{ id: string }>`select id from tags
    where ${isInWorkspace(tx.workspace.id, 'id', tagIds)} and trashed_at is null and locked_at is null`.execute(
    tx.db,
  );
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
}
