import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What the decision needs to know of a project. Every member with a role has full access to every project. */
export async function projectAccess(tx: TxCtx, id: string): Promise<AccessObject> {
  const row = await tx.db
    .selectFrom('projects')
    .select('created_by')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return { level: 'FULL', authorId: row.created_by };
}
