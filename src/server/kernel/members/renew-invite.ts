import { canGrantRole } from '#domain/access/can.ts';
import { Forbidden, NotFound } from '#domain/errors/hark-error.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import '#server/kernel/workspaces/tables.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { countPlaces } from './count-members.ts';
import { inviteColumns, inviteExpiry, type Invite } from './invite.ts';
import type { SendInvite } from './invite-mail.ts';
import { limitInvites } from './limit-invites.ts';
import './tables.ts';

export type Renewed = { readonly invite: Invite; readonly token: string; readonly subdomain: string };
/** By mail, or by the hand of somebody who copies the link. */
export type Passing = { readonly send: SendInvite } | { readonly isCopied: true };

/** A new link that works as long as a first one; the old link is dead. Also for invitations that ran out. */
export async function renewInvite(ctx: Ctx, id: string, passing: Passing): Promise<Renewed> {
  const { viewer } = requireMember(ctx);
  const isCopied = 'isCopied' in passing;
  const token = newSecretToken();
  await limitInvites(ctx, await emailOf(ctx, id));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.invite');
    const invite = await tx.db
      .updateTable('invites')
      .set({
        token_hash: hashOfToken(token),
        expires_at: inviteExpiry(tx.now()),
        link_copied_at: isCopied ? tx.now() : null,
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(inviteColumns)
      .executeTakeFirst();
    if (!invite) throw new NotFound();
    if (!canGrantRole(viewer, invite.role))
      throw new Forbidden('You can’t invite someone with more permissions than you have');
    await checkRoom(tx, countLimits.membersPerWorkspace, () => countPlaces(tx), 0);
    if (!isCopied) await passing.send(tx, { invite, token });
    const type = isCopied ? 'member.inviteLinkCopied' : 'member.inviteResent';
    await tx.record({ type, payload: { inviteId: id }, objectId: id });
    const { subdomain } = await tx.db
      .selectFrom('workspaces')
      .select('subdomain')
      .where('id', '=', tx.workspace.id)
      .executeTakeFirstOrThrow();
    return { invite, token, subdomain };
  });
}

async function emailOf(ctx: Ctx, id: string): Promise<string> {
  allow(ctx, 'member.invite');
  const db = await ctx.reads.db();
  const invite = await db
    .selectFrom('invites')
    .select('email')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!invite) throw new NotFound();
  return invite.email;
}
