import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { supportAccessColumns, type SupportAccess } from './support-access.ts';
import './tables.ts';

/** Two who decide at once wait for each other. With `staffAccountId`, of that person alone. Throws NotFound. */
export async function lockSupportAccess(
  tx: TxCtx,
  id: string,
  staffAccountId?: string,
): Promise<SupportAccess> {
  const access = await tx.db
    .selectFrom('support_accesses')
    .select(supportAccessColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .$if(staffAccountId !== undefined, (query) => query.where('staff_account_id', '=', staffAccountId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (!access) throw new NotFound();
  return access;
}
