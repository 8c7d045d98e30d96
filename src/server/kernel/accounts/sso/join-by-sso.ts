import { emailDomain } from '#domain/accounts/email.ts';
import { unverifiedEmailMessage } from '#domain/accounts/provider-claims.ts';
import { Forbidden, HumanErrorMessage } from '#domain/errors/hark-error.ts';
import {
  addMember,
  findInviteOf,
  findMembership,
  joinIn,
  wasMember,
  type Membership,
} from '#server/kernel/members/index.ts';
import { isVerifiedDomain, readSignInWays, type TeamProvider } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { createAccount, displayNameOf, findAccountByEmail, type Account } from '../account.ts';
import { identityLinkedMail } from '../mails/link-identity-mail.ts';
import type { FinishedFlow } from '../oidc/finish-oidc.ts';
import { addIdentity, useIdentity } from '../oidc/identities.ts';
import { proveAddress } from '../prove-address.ts';
import { isActive } from '../sessions/sign-in-to-workspace.ts';
import { syncSsoGroups } from './sync-sso-groups.ts';

/** The account of the person the provider vouches for, who is a member from now on if they weren't before. */
export async function joinBySso(
  services: Services,
  tx: TxCtx,
  { identity, claims }: FinishedFlow,
): Promise<Account> {
  const { provider } = await readSignInWays(tx.db, tx.workspace.id);
  if (provider?.testedAt == null) throw new Forbidden('Single sign-on is not set up in this workspace');
  const isOurs = await isVerifiedDomain(tx.db, tx.workspace.id, emailDomain(identity.email));
  const used = await useIdentity(services, tx.db, identity);
  const { account, isLinked } = used
    ? { account: used, isLinked: false }
    : await adopt(services, tx, identity, isOurs);
  const membership = await findMembership(tx.db, tx.workspace.id, account.id);
  if (membership && !isActive(membership)) throw new Forbidden('Your access to this workspace has ended');
  const { id } = membership ?? (await join(tx, account, isOurs ? provider : { joinRole: null }));
  if (isLinked)
    await tx.record({
      type: 'member.identityLinked',
      payload: { memberId: id, provider: identity.provider },
      objectId: null,
    });
  if (provider.groupClaim !== null)
    await syncSsoGroups(tx, { memberId: id, claim: claims[provider.groupClaim] });
  return account;
}

/**
 * The first visit. Only for addresses of a domain that the workspace has proved to be its own: its provider may say
 * anything, and an account may open other workspaces too.
 */
async function adopt(
  services: Services,
  tx: TxCtx,
  identity: FinishedFlow['identity'],
  isOurs: boolean,
): Promise<{ account: Account; isLinked: boolean }> {
  const { email, name, provider } = identity;
  if (!isOurs)
    throw new HumanErrorMessage(`${emailDomain(email)} isn’t a verified domain of ${tx.workspace.name}.`);
  if (!identity.isEmailVerified) throw new HumanErrorMessage(unverifiedEmailMessage(provider));
  await proveAddress(tx.db, { email, now: tx.now() });
  const known = await findAccountByEmail(tx.db, email);
  const account = known ?? (await createAccount(services, tx.db, { email, name, passwordHash: null }));
  if (!account) throw new HumanErrorMessage('Your account was made a moment ago. Sign in again.');
  await addIdentity(services, tx.db, { ...identity, accountId: account.id });
  if (known) await services.mailer.post(tx.db, identityLinkedMail({ to: email, provider }));
  return { account, isLinked: known !== undefined };
}

/** By an invitation, or with the role for new people. Somebody who was removed needs an invitation. */
async function join(
  tx: TxCtx,
  account: Account,
  { joinRole }: Pick<TeamProvider, 'joinRole'>,
): Promise<Pick<Membership, 'id'>> {
  const { id: accountId, email } = account;
  const name = displayNameOf(account);
  const invite = await findInviteOf(tx, email);
  if (invite) return joinIn(tx, { email, name, inviteId: invite.id }, async () => accountId);
  if (joinRole === null || (await wasMember(tx, accountId)))
    throw new HumanErrorMessage(`You’re not a member of ${tx.workspace.name}. Ask an admin to invite you.`);
  return addMember(tx, { accountId, email, name, role: joinRole, workspaceAdmin: false, inviteId: null });
}
