import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isProjectReadOnly, type ProjectStatus } from '#domain/projects/project-status.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** A project as the decision needs it, locked until the transaction ends. */
export type ProjectState = AccessObject & {
  readonly id: string;
  readonly folderId: string | null;
  readonly status: ProjectStatus;
};

/** Throws NotFound if there is one among them that the person may not see, or that is not where they look for it. */
export async function getProjects(
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<ProjectState[]> {
  const rows = await tx.db
    .selectFrom('projects')
    .select([
      'id',
      'folder_id as folderId',
      'status',
      'created_by as authorId',
      rankOf(tx, 'access_id').as('rank'),
    ])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('trashed_at', inTrash ? 'is not' : 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const seen = rows.flatMap(({ rank, ...row }) => {
    const level = levelOfRank(tx, rank);
    return level === null ? [] : [{ ...row, level, archived: isProjectReadOnly(row.status) }];
  });
  if (seen.length !== ids.length) throw new NotFound();
  return seen;
}

export async function getProject(tx: TxCtx, id: string): Promise<ProjectState> {
  const [project] = await getProjects(tx, [id]);
  if (!project) throw new NotFound();
  return project;
}
