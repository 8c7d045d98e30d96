import { levels } from '#domain/access/levels.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getAccessObject, requireOwnMap, type ObjectRef } from './access-object.ts';
import { requireFullHolder } from './full-holders.ts';
import { readGrantee, type GranteeInput } from './grantee.ts';
import './tables.ts';

/** Takes a line out of the map. Somebody always keeps FULL. */
export async function revokeAccess(ctx: Ctx, input: ObjectRef & { grantee: GranteeInput }): Promise<void> {
  const grantee = readGrantee(input.grantee);
  await inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const object = await getAccessObject(tx, tx.db, input);
    allow(tx, `${object.type}.share`, object);
    requireOwnMap(object);
    const line = await tx.db
      .deleteFrom('grants')
      .where('workspace_id', '=', tx.workspace.id)
      .where('object_id', '=', object.id)
      .where('grantee', '=', grantee)
      .returning('level')
      .executeTakeFirst();
    if (!line) throw new NotFound();
    await requireFullHolder(tx, object.id);
    await tx.record({
      type: 'access.revoked',
      payload: { objectType: object.type, objectId: object.id, granteeId: grantee },
      objectId: object.id,
      before: { level: levels[line.level - 1] },
    });
  });
}
