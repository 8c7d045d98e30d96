import type { Ctx } from '#server/platform/context/context.ts';
import type { Invite } from './invite.ts';
import type { SendInvite } from './invite-mail.ts';
import { renewInvite } from './renew-invite.ts';

/** Mails a new link; the old link is dead. */
export async function resendInvite(ctx: Ctx, send: SendInvite, id: string): Promise<Invite> {
  return (await renewInvite(ctx, id, { send })).invite;
}
