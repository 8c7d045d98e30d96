import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { projectAccess } from './policy.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

/** Out of sight, and back by `restoreProject` until it is purged. */
export async function trashProject(ctx: Ctx, id: string): Promise<Project> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'project.trash', await projectAccess(tx, id));
    const project = await tx.db
      .updateTable('projects')
      .set((row) => ({ trashed_at: tx.now(), trashed_by: viewer.id, version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .returning(projectColumns)
      .executeTakeFirst();
    if (!project) throw new NotFound();
    await tx.record({
      type: 'project.trashed',
      payload: { projectId: id },
      objectId: id,
      version: project.version,
    });
    return project;
  });
}
