import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { findFullObjects } from './full-holders.ts';
import { getGroup } from './group.ts';
import { inheritOrphans } from './inherit-orphans.ts';
import './tables.ts';

/** The group goes out of every map. What only its members were in charge of passes to the person who deletes it. */
export async function deleteGroup(ctx: Ctx, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'group.delete');
    await deleteGroupIn(tx, { id, heirId: viewer.id });
  });
}

/** The same inside a transaction that does more. */
export async function deleteGroupIn(
  tx: TxCtx,
  { id, heirId }: { id: string; heirId: string },
): Promise<void> {
  await lockWorkspace(tx);
  const { name, memberCount } = await getGroup(tx, id);
  const objectIds = await findFullObjects(tx, [id]);
  await tx.db
    .deleteFrom('grants')
    .where('workspace_id', '=', tx.workspace.id)
    .where('grantee', '=', id)
    .execute();
  await tx.db.deleteFrom('groups').where('workspace_id', '=', tx.workspace.id).where('id', '=', id).execute();
  await inheritOrphans(tx, { objectIds, heirId });
  await tx.record({
    type: 'group.deleted',
    payload: { groupId: id },
    objectId: id,
    before: { name, memberCount },
  });
}
