import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import type { Asking } from './asking.ts';
import { useLink } from './challenges/use-link.ts';
import { findActiveMember } from './find-active-member.ts';
import { limits } from './limits.ts';

/** Lets the owner of the mailbox try their password again before the time is up. */
export async function unlockPassword(
  services: Services,
  { limiter, address }: Asking,
  { workspace, token }: { workspace: WorkspaceRef; token: string },
): Promise<void> {
  await limiter.take(limits.proofByAddress, address);
  const email = await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    const link = await useLink(tx.db, {
      token,
      purposes: ['unlock'],
      workspaceId: workspace.id,
      now: tx.now(),
    });
    const member = await findActiveMember(tx.db, workspace.id, link.email);
    if (member) {
      await tx.record({
        type: 'member.unlocked',
        payload: { memberId: member.membership.id },
        objectId: null,
      });
    }
    return link.email;
  });
  await limiter.clear(limits.loginFailuresByEmail, email);
}
