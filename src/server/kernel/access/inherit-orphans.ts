import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { passOnOrphans } from './full-holders.ts';
import './tables.ts';

/** The person who took away the last FULL of an object gets it, and the log says so. */
export async function inheritOrphans(
  tx: TxCtx,
  orphans: { objectIds: readonly string[]; heirId: string },
): Promise<void> {
  const passed = await passOnOrphans(tx, orphans);
  if (passed.length === 0) return;
  const objects = await tx.db
    .selectFrom('access_objects')
    .select(['id', 'type'])
    .where(isInWorkspace(tx.workspace.id, 'id', passed))
    .execute();
  await tx.record(
    ...objects.map(({ id, type }) => ({
      type: 'access.granted' as const,
      payload: { objectType: type, objectId: id, granteeId: orphans.heirId, level: 'FULL' as const },
      objectId: id,
      after: { level: 'FULL' },
    })),
  );
}
