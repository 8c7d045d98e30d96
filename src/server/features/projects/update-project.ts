import { NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { projectAccess } from './policy.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

export type ProjectChange = { id: string; title?: string | null; summary?: string | null };

/** Changes what is given and leaves the rest. */
export async function updateProject(ctx: Ctx, input: ProjectChange): Promise<Project> {
  const title = input.title == null ? undefined : accept(parseText(textLimits.projectTitle, input.title));
  const summary =
    input.summary == null ? undefined : accept(parseText(textLimits.projectSummary, input.summary));
  return inTransaction(ctx, async (tx) => {
    const object = await projectAccess(tx, input.id);
    allow(tx, 'project.update', object);
    const project = await tx.db
      .updateTable('projects')
      .set((row) => ({
        ...(title !== undefined && { title }),
        ...(summary !== undefined && { summary }),
        updated_at: tx.now(),
        version: row('version', '+', 1),
      }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', input.id)
      .where('trashed_at', 'is', null)
      .returning(projectColumns)
      .executeTakeFirst();
    if (!project) throw new NotFound();
    await tx.record({
      type: 'project.updated',
      payload: {
        projectId: project.id,
        changed: [...(title === undefined ? [] : ['title']), ...(summary === undefined ? [] : ['summary'])],
      },
      objectId: project.id,
      version: project.version,
    });
    return project;
  });
}
