import { sql } from 'kysely';
import { countLimits } from '#domain/limits/count-limits.ts';
import { moveObjects } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { changeProjects } from './change-projects.ts';
import { countProjects } from './count-projects.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { getProjects } from './policy.ts';
import type { Project } from './project.ts';

/** Brings projects back from the trash as they were; out of their folder when that is in the trash itself. */
export async function restoreProjects(ctx: Ctx, ids: readonly string[]): Promise<Project[]> {
  return inTransaction(ctx, async (tx) => {
    const found = await getProjects(tx, ids, { inTrash: true });
    allowAll(tx, 'project.restore', found);
    await checkRoom(tx, countLimits.projectsPerWorkspace, () => countProjects(tx), ids.length);
    const lost = await inTrashedFolders(tx, ids);
    await moveObjects(tx, lost, null);
    if (lost.length > 0) await changeProjects(tx, lost, { folder_id: null });
    return takeOutOfTrash(tx, ids);
  });
}

/** For commands that have checked that somebody may, and that there is room. */
export async function takeOutOfTrash(tx: TxCtx, ids: readonly string[]): Promise<Project[]> {
  const projects = await changeProjects(tx, ids, {
    trashed_at: null,
    trashed_by: null,
    trashed_with: null,
  });
  await tx.record(
    ...projects.map(({ id, version }) => ({
      type: 'project.restored' as const,
      payload: { projectId: id },
      objectId: id,
      version,
    })),
  );
  return projects;
}

async function inTrashedFolders(tx: TxCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from projects p join folders f on f.workspace_id = p.workspace_id and f.id = p.folder_id
    where ${isInWorkspace(tx.workspace.id, 'p.id', ids)}
      and f.trashed_at is not null`.execute(tx.db);
  return rows.map(({ id }) => id);
}
