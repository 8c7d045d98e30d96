import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { inviteColumns, type Invite } from './invite.ts';
import './tables.ts';

/** The link in the mail stops working at once. */
export async function revokeInvite(ctx: Ctx, id: string): Promise<Invite> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.cancelInvite');
    const invite = await tx.db
      .updateTable('invites')
      .set({ revoked_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(inviteColumns)
      .executeTakeFirst();
    if (!invite) throw new NotFound();
    await tx.record({ type: 'member.inviteRevoked', payload: { inviteId: id }, objectId: id });
    return invite;
  });
}
