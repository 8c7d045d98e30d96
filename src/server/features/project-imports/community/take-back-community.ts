import { sql } from 'kysely';
import { trashChannels } from '#server/features/channels/index.ts';
import { trashUnusedFields } from '#server/features/fields/index.ts';
import { onlyInTrash } from '#server/features/people/index.ts';
import { takeBackTags } from '#server/features/tags/index.ts';
import { putInTrash } from '#server/kernel/projects/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { keepMade, readMade, type MadeProjects } from './made-projects.ts';
import '#server/features/people/tables.ts';

/** Of an import that was cancelled or gave up: nothing of it stays. */
export async function takeBackMade(ctx: Ctx, importId: string, by: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const made = await readMade(tx, importId);
    if (!made || Object.keys(made.projects).length === 0) return;
    await takeBackCommunity(tx, made, { by, endedAt: tx.now() });
    await keepMade(tx, importId, null);
  });
}

/** The projects with everything in them, the channels, and what came into the workspace with them. */
export async function takeBackCommunity(
  tx: TxCtx,
  made: MadeProjects,
  { by, endedAt }: { readonly by: string; readonly endedAt: Date },
): Promise<void> {
  const { projects, personIds, fieldIds, boardIds, tagIds } = made;
  await putInTrash(tx, { ids: Object.values(projects), by, withFolder: null });
  await trashChannels(tx, { ids: Object.values(made.channels ?? {}), by });
  const people = await onlyInTrash(tx, personIds);
  await sql`update people set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', people)}`.execute(tx.db);
  if (people.length > 0)
    await tx.record({ type: 'person.importUndone', payload: { personIds: people }, objectId: null });
  await takeBackTags(tx, { tagIds, groupIds: [], boardIds, lockedSince: endedAt, previous: [], by });
  await trashUnusedFields(tx, fieldIds);
}
