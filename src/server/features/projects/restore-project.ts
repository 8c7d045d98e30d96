import { countLimits } from '#domain/limits/count-limits.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { projectAccess } from './policy.ts';
import { projectColumns, type Project } from './project.ts';
import { countProjects } from './count-projects.ts';
import './tables.ts';

/** Brings a project back from the trash as it was. */
export async function restoreProject(ctx: Ctx, id: string): Promise<Project> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'project.restore', await projectAccess(tx, id));
    await checkRoom(tx, countLimits.projectsPerWorkspace, () => countProjects(tx));
    const project = await tx.db
      .updateTable('projects')
      .set((row) => ({ trashed_at: null, trashed_by: null, version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('trashed_at', 'is not', null)
      .returning(projectColumns)
      .executeTakeFirst();
    if (!project) throw new NotFound();
    await tx.record({
      type: 'project.restored',
      payload: { projectId: id },
      objectId: id,
      version: project.version,
    });
    return project;
  });
}
