import type { Role } from '#domain/access/roles.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { memberColumns, type Member } from './member.ts';
import { countMembers } from './count-members.ts';
import './tables.ts';

export type NewMember = {
  accountId: string;
  email: string;
  name: string;
  role: Role;
  workspaceAdmin: boolean;
  inviteId: string | null;
  jobRole?: string;
  isSample?: boolean;
};

/** Adds a person to the workspace. Joining twice is joining once; a person who left comes back as the author they were. */
export async function addMember(tx: TxCtx, input: NewMember): Promise<Member> {
  await checkRoom(tx, countLimits.membersPerWorkspace, () => countMembers(tx));
  const now = tx.now();
  const inserted = await tx.db
    .insertInto('members')
    .values({
      workspace_id: tx.workspace.id,
      id: tx.newId(),
      account_id: input.accountId,
      name: input.name,
      email: input.email,
      role: input.role,
      workspace_admin: input.workspaceAdmin,
      job_role: input.jobRole ?? null,
      is_sample: input.isSample ?? false,
      suspended_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'account_id'])
        .doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          role: row.ref('excluded.role'),
          workspace_admin: row.ref('excluded.workspace_admin'),
          updated_at: row.ref('excluded.updated_at'),
          removed_at: null,
          version: row('members.version', '+', 1),
        }))
        .where('members.removed_at', 'is not', null),
    )
    .returning(memberColumns)
    .executeTakeFirst();
  if (inserted) {
    await tx.record({
      type: 'member.joined',
      payload: { memberId: inserted.id, inviteId: input.inviteId },
      objectId: inserted.id,
    });
    return inserted;
  }
  return tx.db
    .selectFrom('members')
    .select(memberColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('account_id', '=', input.accountId)
    .executeTakeFirstOrThrow();
}
