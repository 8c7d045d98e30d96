import { joinProofOf, type JoinProof } from '#domain/accounts/join-proof.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { findOpenInvite, type OpenInvite } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { joinAndSignIn, proveJoiner, type JoinForm } from './join-and-sign-in.ts';
import { limits } from './limits.ts';

export type InviteShown = {
  email: string;
  invitedBy: string;
  workspaceName: string;
  teamId: string;
  message: string;
  needs: JoinProof;
};

/** What the page of an invitation shows to the holder of its link. */
export async function showInvite(
  services: Services,
  { limiter, address }: Asking,
  { workspace, token }: { workspace: WorkspaceRef; token: string },
): Promise<InviteShown> {
  await limiter.take(limits.lookUpByAddress, address);
  const { email, invitedBy, message } = await requireInvite(services, workspace, token);
  const account = await services.database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  return {
    email,
    invitedBy,
    workspaceName: workspace.name,
    teamId: workspace.id,
    message,
    needs: joinProofOf(account),
  };
}

/** Joins by the link. Somebody with an account proves that it is theirs as well. */
export async function acceptInvite(
  services: Services,
  asking: Asking,
  { workspace, token, ...form }: JoinForm & { workspace: WorkspaceRef; token: string },
): Promise<string> {
  await asking.limiter.take(limits.proofByAddress, asking.address);
  const { id: inviteId, email, linkCopiedAt } = await requireInvite(services, workspace, token);
  const joiner = await proveJoiner(services, asking, { workspace, email, form });
  return inTransaction(withDirectory(services.systemCtx(workspace)), (tx) =>
    joinAndSignIn(services, tx, { ...joiner, inviteId, isUnproven: linkCopiedAt !== null, device: asking }),
  );
}

async function requireInvite(
  { database, now }: Services,
  workspace: WorkspaceRef,
  token: string,
): Promise<OpenInvite> {
  const invite = await findOpenInvite(database, workspace, { token, now: now() });
  if (!invite) throw new NotFound('This invitation is no longer valid. Ask for a new one.');
  return invite;
}
