import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allowAll, requireMember } from '#server/platform/context/require-member.ts';
import { changeProjects } from './change-projects.ts';
import { getProjects } from './policy.ts';
import type { Project } from './project.ts';

/** Out of sight, all of them or none, and back by `restoreProjects` until they are purged. */
export async function trashProjects(ctx: Ctx, ids: readonly string[]): Promise<Project[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'project.trash', await getProjects(tx, ids));
    return putInTrash(tx, { ids, by: viewer.id, withFolder: null });
  });
}

/** For commands that have checked that somebody may. `withFolder` brings them back when it comes back itself. */
export async function putInTrash(
  tx: TxCtx,
  { ids, by, withFolder }: { ids: readonly string[]; by: string; withFolder: string | null },
): Promise<Project[]> {
  const projects = await changeProjects(tx, ids, {
    trashed_at: tx.now(),
    trashed_by: by,
    trashed_with: withFolder,
  });
  await tx.record(
    ...projects.map(({ id, version }) => ({
      type: 'project.trashed' as const,
      payload: { projectId: id },
      objectId: id,
      version,
    })),
  );
  return projects;
}
