import { sql } from 'kysely';
import { trashChannels } from '#server/features/channels/index.ts';
import { trashFields } from '#server/features/fields/index.ts';
import { putInTrash } from '#server/kernel/projects/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { keepMade, readMade, type MadeProjects } from './made-projects.ts';
import '#server/features/people/tables.ts';
import '#server/features/tags/tables.ts';

/** Of an import that was cancelled or gave up: nothing of it stays. */
export async function takeBackMade(ctx: Ctx, importId: string, by: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const made = await readMade(tx, importId);
    if (!made || Object.keys(made.projects).length === 0) return;
    await takeBackCommunity(tx, made, by);
    await keepMade(tx, importId, null);
  });
}

/** The projects with everything in them, the channels, and what came into the workspace with them. */
export async function takeBackCommunity(tx: TxCtx, made: MadeProjects, by: string): Promise<void> {
  const { projects, personIds, fieldIds, boardIds, tagIds } = made;
  await putInTrash(tx, { ids: Object.values(projects), by, withFolder: null });
  await trashChannels(tx, { ids: Object.values(made.channels ?? {}), by });
  await trashFields(tx, fieldIds);
  const trashed = sql`trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, version = version + 1`;
  await sql`update people set ${trashed}
    where ${isInWorkspace(tx.workspace.id, 'id', personIds)} and trashed_at is null`.execute(tx.db);
  await sql`update tags set ${trashed}
    where ${isInWorkspace(tx.workspace.id, 'id', tagIds)} and trashed_at is null`.execute(tx.db);
  await sql`update tag_boards set deleted_at = ${tx.now()}, deleted_by = ${by}::uuid, version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', boardIds)} and deleted_at is null`.execute(tx.db);
  if (personIds.length > 0)
    await tx.record({ type: 'person.importUndone', payload: { personIds }, objectId: null });
  if (tagIds.length > 0) await tx.record({ type: 'tag.trashed', payload: { tagIds }, objectId: null });
  await tx.record(
    ...boardIds.map((id) => ({
      type: 'tagBoard.deleted' as const,
      payload: { tagBoardId: id },
      objectId: id,
    })),
  );
}
