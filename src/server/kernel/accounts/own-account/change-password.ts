import { parsePassword } from '#domain/accounts/password.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Asking } from '../asking.ts';
import { passwordChangedMail, passwordSetMail } from '../mails/workspace-link-mails.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { replacePassword } from '../passwords/set-password.ts';
import { renewSession } from '../sessions/renew-session.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { requireFreshProof } from './require-fresh-proof.ts';

export type PasswordChange = { current: string | undefined; password: string };

/** A new password from the account page, or the first. Every other device is signed out; this one stays, with a new cookie. */
export async function changePassword(
  services: Services,
  asking: Asking,
  own: Own,
  { current, password }: PasswordChange,
): Promise<string> {
  accept(parsePassword(password));
  await requireFreshProof(services, asking, own, current);
  const { account, id: sessionId } = own.session;
  const passwordHash = await hashPassword(password);
  const { workspace, membership } = own;
  const to = account.email;
  return inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    await replacePassword(tx, tx.db, { accountId: account.id, passwordHash, stays: sessionId });
    await tx.record({
      type: 'member.passwordChanged',
      payload: { memberId: membership.id },
      objectId: null,
    });
    const mail =
      account.passwordHash === null
        ? passwordSetMail({ to, workspaceName: workspace.name })
        : passwordChangedMail({ to, workspace });
    await services.mailer.post(tx.db, mail);
    const token = await renewSession(tx, tx.db, sessionId);
    if (token === undefined) throw new Unauthorized();
    return token;
  });
}
