import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import type { Asking } from './asking.ts';
import { inEvenTime } from './even-time.ts';
import { findActiveMember } from './find-active-member.ts';
import { limits } from './limits.ts';

/**
 * Tells the audit log of a wrong password for a member. Nothing for addresses that nobody has, and a few each hour for
 * one member and one place: strangers can't fill the log, nor learn from the time it takes who is a member.
 */
export function noteFailedSignIn(
  services: Services,
  { limiter, address, plainAddress, userAgent }: Asking,
  { workspace, email }: { workspace: WorkspaceRef; email: string },
): Promise<void> {
  return inEvenTime(async () => {
    const [byMember, byAddress] = [
      await limiter.count(limits.notedFailuresByEmail, workspace.id, email),
      await limiter.count(limits.notedFailuresByAddress, workspace.id, address),
    ];
    if (byMember > limits.notedFailuresByEmail.most || byAddress > limits.notedFailuresByAddress.most) return;
    await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
      const member = await findActiveMember(tx.db, workspace.id, email);
      if (!member) return;
      await tx.record({
        type: 'member.signInFailed',
        payload: { memberId: member.membership.id },
        objectId: null,
        after: { address: plainAddress, agent: userAgent },
      });
    });
  });
}
