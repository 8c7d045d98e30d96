import type { FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { findMembership } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inEachWorkspace } from '../in-each-workspace.ts';

/** The new way in opens every workspace of the account, so the admins of each find it in their log. */
export function recordLinked(
  services: Services,
  { accountId, provider }: { accountId: string; provider: FlowProvider },
): Promise<void> {
  return inEachWorkspace(services, accountId, async (tx) => {
    const membership = await findMembership(tx.db, tx.workspace.id, accountId);
    if (!membership) return;
    await tx.record({
      type: 'member.identityLinked',
      payload: { memberId: membership.id, provider },
      objectId: null,
    });
  });
}
