import type { SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import { findMembership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { inEvenTime } from './even-time.ts';
import { limits } from './limits.ts';

/**
 * Tells the audit log that a member could not sign in: a wrong password, a spent link, a refusal of single sign-on.
 * Nothing for addresses that nobody has, and a few each hour for one member and one place: strangers can't fill the log,
 * nor learn from the time it takes who is a member.
 */
export function noteFailedSignIn(
  services: Services,
  { limiter, address, plainAddress, userAgent }: Asking,
  { workspace, email, provider }: { workspace: WorkspaceRef; email: string; provider: SignInProvider },
): Promise<void> {
  return inEvenTime(async () => {
    const [byMember, byAddress] = [
      await limiter.count(limits.notedFailuresByEmail, workspace.id, email),
      await limiter.count(limits.notedFailuresByAddress, workspace.id, address),
    ];
    if (byMember > limits.notedFailuresByEmail.most || byAddress > limits.notedFailuresByAddress.most) return;
    await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
      const account = await findAccountByEmail(tx.db, email);
      const membership = account && (await findMembership(tx.db, workspace.id, account.id));
      if (!membership) return;
      await tx.record({
        type: 'member.signInFailed',
        payload: { memberId: membership.id, provider },
        objectId: null,
        after: { address: plainAddress, agent: userAgent },
      });
    });
  });
}
