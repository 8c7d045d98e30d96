import { getProject } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';

/** For an admin in the workspace, and for who may change its settings in a project. */
export async function allowModes(tx: TxCtx, projectId: string | null): Promise<void> {
  if (projectId === null) return allow(tx, 'ai.setModes');
  const project = await getProject(tx, projectId);
  allow(tx, 'project.updateSettings', project);
  allow(tx, 'project.update', project);
}
