import type { Action } from '#domain/access/actions.ts';
import { isProjectReadOnly } from '#domain/projects/project-status.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** The action in every one of these projects, or the refusal of the first. For things that leave them. */
export async function allowInProjects(tx: TxCtx, action: Action, ids: readonly string[]): Promise<void> {
  const rows = await tx.db
    .selectFrom('projects')
    .select(['status', rankOf(tx, 'access_id').as('rank')])
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  for (const { rank, status } of rows) {
    allow(tx, action, { level: levelOfRank(tx, rank), archived: isProjectReadOnly(status) });
  }
}
