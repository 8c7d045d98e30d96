import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** The admin who has been here longest, besides somebody who goes. Throws where there is none. */
export async function findHeir(tx: TxCtx, leavingId: string | null): Promise<string> {
  const heir = await tx.db
    .selectFrom('members')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .$if(leavingId !== null, (query) => query.where('id', '!=', leavingId))
    .where('workspace_admin', '=', true)
    .where('role', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!heir) throw new InvalidOperation('A workspace needs an admin. Make someone else an admin first.');
  return heir.id;
}
