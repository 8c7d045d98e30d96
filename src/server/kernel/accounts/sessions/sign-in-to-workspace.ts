import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import { findMembership, type Membership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx, WorkspaceRef } from '#server/platform/context/context.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import { matchMemberEmail } from '../match-member-email.ts';
import { createSession } from './create-session.ts';
import type { Device } from './device.ts';

export type SigningIn = { accountId: string; provider: SignInProvider; device: Device };

/** A session on the workspace's host for somebody who has proved who they are; undefined when they may not enter. */
export function signInToWorkspace(
  services: Services,
  workspace: WorkspaceRef,
  signingIn: SigningIn,
): Promise<string | undefined> {
  return inTransaction(withDirectory(services.systemCtx(workspace)), (tx) =>
    openWorkspaceSession(tx, signingIn),
  );
}

/** The same inside a transaction that does more. */
export async function openWorkspaceSession(
  tx: TxCtx,
  { accountId, provider, device }: SigningIn,
): Promise<string | undefined> {
  const membership = await findMembership(tx.db, tx.workspace.id, accountId);
  if (!isActive(membership)) return undefined;
  const token = await createSession(tx, tx.db, { accountId, workspaceId: tx.workspace.id, provider, device });
  await matchMemberEmail(tx, accountId);
  await tx.record({
    type: 'member.signedIn',
    payload: { memberId: membership.id, provider },
    objectId: null,
  });
  return token;
}

export function isActive(membership: Membership | undefined): membership is Membership {
  return membership !== undefined && membership.suspendedAt === null && membership.role !== null;
}
