import { NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeProjects } from './change-projects.ts';
import { getProject } from './policy.ts';
import { readLook, type ProjectLook } from './project-look.ts';
import type { Project } from './project.ts';

export type ProjectChange = ProjectLook & { id: string; title?: string | null; summary?: string | null };

/** Changes what is given and leaves the rest. */
export async function updateProject(ctx: Ctx, input: ProjectChange): Promise<Project> {
  const change = {
    ...(input.title != null && { title: accept(parseText(textLimits.projectTitle, input.title)) }),
    ...(input.summary != null && { summary: accept(parseText(textLimits.projectSummary, input.summary)) }),
    ...readLook(input),
  };
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'project.update', await getProject(tx, input.id));
    const [project] = await changeProjects(tx, [input.id], { ...change, updated_at: tx.now() });
    if (!project) throw new NotFound();
    await tx.record({
      type: 'project.updated',
      payload: { projectId: project.id, changed: Object.keys(change) },
      objectId: project.id,
      version: project.version,
    });
    return project;
  });
}
