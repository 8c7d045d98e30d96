import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import { wayRefusal } from '#domain/accounts/team-sso.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import { findMembership, type Membership } from '#server/kernel/members/index.ts';
import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx, WorkspaceRef } from '#server/platform/context/context.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import { matchMemberEmail } from '../match-member-email.ts';
import { owesFactor } from '../second-factor/factors.ts';
import { createSession } from './create-session.ts';
import type { Device } from './device.ts';

export type SigningIn = {
  accountId: string;
  provider: SignInProvider;
  device: Device;
  providerSession?: string | null;
};

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
  { accountId, provider, device, providerSession = null }: SigningIn,
): Promise<string | undefined> {
  const membership = await findMembership(tx.db, tx.workspace.id, accountId);
  if (!isActive(membership)) return undefined;
  await requireWay(tx, membership, provider);
  const token = await createSession(tx, tx.db, {
    accountId,
    workspaceId: tx.workspace.id,
    provider,
    device,
    providerSession,
    secondFactorDue: await owesFactor(tx.db, accountId),
  });
  await matchMemberEmail(tx, accountId);
  await tx.record({
    type: 'member.signedIn',
    payload: { memberId: membership.id, provider },
    objectId: null,
    after: { address: device.plainAddress, agent: device.userAgent },
  });
  return token;
}

/** Throws where the workspace has closed this way in. */
async function requireWay(tx: TxCtx, { id }: Membership, provider: SignInProvider): Promise<void> {
  const ways = await readSignInWays(tx.db, tx.workspace.id);
  const refusal = wayRefusal(ways, provider, id === ways.breakGlassId);
  if (refusal !== null) throw new Forbidden(refusal);
}

export function isActive(membership: Membership | undefined): membership is Membership {
  return membership !== undefined && membership.suspendedAt === null && membership.role !== null;
}
