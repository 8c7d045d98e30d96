import type { ProjectStatus } from '#domain/projects/project-status.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeProjects } from './change-projects.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { getProjects } from './policy.ts';
import type { Project } from './project.ts';

/** All of them or none. Answers those that had another status. */
export async function setProjectStatus(
  ctx: Ctx,
  ids: readonly string[],
  status: ProjectStatus,
): Promise<Project[]> {
  return inTransaction(ctx, async (tx) => {
    const found = await getProjects(tx, ids);
    allowAll(tx, 'project.archive', found);
    const changing = found.filter((project) => project.status !== status);
    const before = new Map(changing.map((project) => [project.id, project.status]));
    const projects = await changeProjects(tx, [...before.keys()], { status, updated_at: tx.now() });
    await tx.record(
      ...projects.map(({ id, version }) => ({
        type: 'project.statusChanged' as const,
        payload: { projectId: id, from: before.get(id) ?? status, to: status },
        objectId: id,
        version,
        before: { status: before.get(id) },
        after: { status },
      })),
    );
    return projects;
  });
}
