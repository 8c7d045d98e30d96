import { getAccessObject, moveObjects } from '#server/kernel/access/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, allow } from '#server/platform/context/require-member.ts';
import { changeProjects } from './change-projects.ts';
import { getProjects } from './policy.ts';
import type { Project } from './project.ts';

/**
 * Into a folder, or (null) out of all folders, all of them or none. Takes full access to the projects and write access
 * to the folder. Answers those that were elsewhere.
 */
export async function moveProjects(
  ctx: Ctx,
  ids: readonly string[],
  folderId: string | null,
): Promise<Project[]> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const found = await getProjects(tx, ids);
    if (folderId !== null) {
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: folderId }));
    }
    allowAll(tx, 'project.move', found);
    const moving = found.filter((project) => project.folderId !== folderId);
    const from = new Map(moving.map((project) => [project.id, project.folderId]));
    const movingIds = [...from.keys()];
    await moveObjects(tx, movingIds, folderId);
    const projects = await changeProjects(tx, movingIds, { folder_id: folderId, updated_at: tx.now() });
    await tx.record(
      ...projects.map(({ id, version }) => ({
        type: 'project.moved' as const,
        payload: { projectId: id, from: from.get(id) ?? null, to: folderId },
        objectId: id,
        version,
        before: { folderId: from.get(id) ?? null },
        after: { folderId },
      })),
    );
    return projects;
  });
}
