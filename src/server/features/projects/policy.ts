import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank, rankOf } from '#server/features/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What the decision needs to know of a project. Throws NotFound for what the person may not see. */
export async function projectAccess(tx: TxCtx, id: string): Promise<AccessObject> {
  const row = await tx.db
    .selectFrom('projects')
    .select(['created_by', rankOf(tx, 'access_id').as('rank')])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  const level = row ? levelOfRank(tx, row.rank) : null;
  if (!row || level === null) throw new NotFound();
  return { level, authorId: row.created_by };
}
