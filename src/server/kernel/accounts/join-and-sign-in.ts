import { joinProofOf } from '#domain/accounts/join-proof.ts';
import { parsePassword } from '#domain/accounts/password.ts';
import { HarkError, Unauthorized } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { joinIn } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx, WorkspaceRef } from '#server/platform/context/context.ts';
import { createAccount, displayNameOf, findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { checkPassword } from './check-password.ts';
import { recordFirstPassword } from './passwords/record-first-password.ts';
import { hashPassword } from './passwords/password-hash.ts';
import type { Device } from './sessions/device.ts';
import { openWorkspaceSession } from './sessions/sign-in-to-workspace.ts';

export type JoinForm = { name: string; password?: string };
/** Somebody who holds the link and, where there is an account, has shown that it is theirs. */
export type ProvenJoiner = {
  email: string;
  name: string;
  account: { id: string } | { newPasswordHash: string };
};

class SignInFirst extends HarkError {
  constructor() {
    super('Unauthorized', 'You already have an account. Sign in to join.', true);
  }
}

/** A link that was passed on or found must not open somebody’s account, so an existing one asks for its password. */
export async function proveJoiner(
  services: Services,
  asking: Asking,
  { workspace, email, form }: { workspace: WorkspaceRef; email: string; form: JoinForm },
): Promise<ProvenJoiner> {
  const password = form.password ?? '';
  const known = await services.database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  const needs = joinProofOf(known);
  if (needs === 'signIn') throw new SignInFirst();
  if (needs === 'password') {
    const typed = form.name.trim() === '' ? undefined : accept(parseText(textLimits.memberName, form.name));
    const account = await checkPassword(services, asking, { workspace, email, password });
    return { email, name: typed ?? displayNameOf(account), account };
  }
  const name = accept(parseText(textLimits.memberName, form.name));
  const newPasswordHash = await hashPassword(accept(parsePassword(password)));
  return { email, name, account: { newPasswordHash } };
}

type Joiner = ProvenJoiner & {
  inviteId: string | null;
  /** The link came from an inviter, not from the mailbox. */
  isUnproven?: boolean;
  device: Device;
};

/** One transaction with the invitation: of two requests at once the second makes no account. */
export async function joinAndSignIn(
  services: Pick<Services, 'now' | 'newId' | 'mailer'>,
  tx: TxCtx,
  { email, name, account, inviteId, isUnproven = false, device }: Joiner,
): Promise<string> {
  const member = await joinIn(tx, { email, name, inviteId }, async () => {
    if ('id' in account) return account.id;
    const { newPasswordHash: passwordHash } = account;
    const created = await createAccount(services, tx.db, { email, name, passwordHash, isUnproven });
    if (!created) throw new SignInFirst();
    return created.id;
  });
  if (!('id' in account)) await recordFirstPassword(services, tx, { memberId: member.id, email });
  const sessionToken = await openWorkspaceSession(tx, {
    accountId: member.accountId,
    provider: 'PASSWORD',
    device,
  });
  if (sessionToken === undefined) throw new Unauthorized('Your access to this workspace has ended');
  return sessionToken;
}
