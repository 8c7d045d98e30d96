import { parsePassword } from '#domain/accounts/password.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import type { Asking } from './asking.ts';
import { requireOpenLink, SpentLink, useLink, type LinkQuestion } from './challenges/use-link.ts';
import { findActiveMember } from './find-active-member.ts';
import { limits } from './limits.ts';
import { passwordChangedMail } from './mails/workspace-link-mails.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { replacePassword } from './passwords/set-password.ts';
import { openWorkspaceSession } from './sessions/sign-in-to-workspace.ts';

/** A new password by a mailed link; signs out everywhere else and signs in here. */
export async function resetPassword(
  services: Services,
  asking: Asking,
  { workspace, token, password }: { workspace: WorkspaceRef; token: string; password: string },
): Promise<string> {
  const { limiter, address } = asking;
  await limiter.take(limits.proofByAddress, address);
  accept(parsePassword(password));
  const question: LinkQuestion = {
    token,
    purposes: ['reset-password'],
    workspaceId: workspace.id,
    now: services.now(),
  };
  await services.database.transaction({}, 'read only', (db) => requireOpenLink(db, question));
  const passwordHash = await hashPassword(password);
  const { email, sessionToken } = await inTransaction(
    withDirectory(services.systemCtx(workspace)),
    async (tx) => {
      const link = await useLink(tx.db, question);
      const member = await findActiveMember(tx.db, workspace.id, link.email);
      if (!member) throw new SpentLink();
      const accountId = member.account.id;
      await replacePassword(tx, tx.db, { accountId, passwordHash });
      await tx.record({
        type: 'member.passwordChanged',
        payload: { memberId: member.membership.id },
        objectId: null,
      });
      await services.mailer.post(tx.db, passwordChangedMail({ to: link.email, workspace }));
      const opened = await openWorkspaceSession(tx, { accountId, provider: 'PASSWORD', device: asking });
      return { email: link.email, sessionToken: opened };
    },
  );
  if (sessionToken === undefined) throw new SpentLink();
  await limiter.clear(limits.loginFailuresByEmail, email);
  return sessionToken;
}
