import { canGrantRole } from '#domain/access/can.ts';
import type { Role } from '#domain/access/roles.ts';
import { parseEmail } from '#domain/accounts/email.ts';
import { Forbidden, InvalidOperation } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { inviteColumns, inviteLifetimeDays, type Invite } from './invite.ts';
import type { SendInvite } from './invite-mail.ts';
import './tables.ts';

export type InviteInput = { email: string; role: Role; message?: string | null };

/** Invites a person by mail. Inviting again replaces the open invitation and its link. */
export async function inviteMember(ctx: Ctx, send: SendInvite, input: InviteInput): Promise<Invite> {
  const email = accept(parseEmail(input.email));
  const message = accept(parseText(textLimits.inviteMessage, input.message ?? ''));
  const { viewer } = requireMember(ctx);
  const token = newSecretToken();
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.invite');
    if (!canGrantRole(viewer, input.role)) throw new Forbidden('You can’t invite somebody with more rights than you have');
    const member = await tx.db
      .selectFrom('members')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('email', '=', email)
      .executeTakeFirst();
    if (member) throw new InvalidOperation(`${email} is a member of this workspace already`);
    await tx.db
      .updateTable('invites')
      .set({ revoked_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
    const invite = await tx.db
      .insertInto('invites')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        email,
        role: input.role,
        message,
        token_hash: hashOfToken(token),
        invited_by: viewer.id,
        created_at: tx.now(),
        expires_at: new Date(tx.now().getTime() + inviteLifetimeDays * 86_400_000),
        accepted_at: null,
        revoked_at: null,
      })
      .returning(inviteColumns)
      .executeTakeFirstOrThrow();
    await send(tx, { invite, token });
    await tx.record({
      type: 'member.invited',
      payload: { inviteId: invite.id, email, role: input.role },
      objectId: invite.id,
    });
    return invite;
  });
}
