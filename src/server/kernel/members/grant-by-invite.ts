import { levels } from '#domain/access/levels.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { isNotTrashed, rankOfMember, writeGrants } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Invite } from './invite.ts';

type Sharing = Pick<Invite, 'objectId' | 'level' | 'invitedBy'>;

/**
 * Gives what the invitation promised, if the person who invited them could still give it. Nothing here refuses the person:
 * they may join even when the object is gone, follows another map by now or has a full one.
 */
export async function grantByInvite(
  tx: TxCtx,
  { objectId, level, invitedBy }: Sharing,
  memberId: string,
): Promise<void> {
  const given = levels[(level ?? 0) - 1];
  if (objectId === null || given === undefined) return;
  await lockWorkspace(tx);
  const object = await tx.db
    .selectFrom('access_objects')
    .select([
      'id',
      'type',
      (row) =>
        row
          .selectFrom('grants')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('grants.workspace_id', '=', tx.workspace.id)
          .whereRef('grants.object_id', '=', 'access_objects.id')
          .as('lines'),
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', objectId)
    .whereRef('source_id', '=', 'id')
    .where(isNotTrashed('access_objects'))
    .executeTakeFirst();
  if (!object || Number(object.lines) >= countLimits.grantsPerObject.max) return;
  const inviter = await rankOfMember(tx.db, {
    workspaceId: tx.workspace.id,
    memberId: invitedBy,
    sourceId: object.id,
  });
  if (inviter < 3) return;
  await writeGrants(tx, { object, grantees: [memberId], level: given, atLeast: true });
}
