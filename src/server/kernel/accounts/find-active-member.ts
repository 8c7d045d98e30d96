import { findMembership, type Membership } from '#server/kernel/members/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findAccountByEmail, type Account } from './account.ts';
import { isActive } from './sessions/sign-in-to-workspace.ts';

export type ActiveMember = { account: Account; membership: Membership };

/** Anyone who may sign in to the workspace with this address. */
export async function findActiveMember(
  db: Db,
  workspaceId: string,
  email: string,
): Promise<ActiveMember | undefined> {
  const account = await findAccountByEmail(db, email);
  if (!account) return undefined;
  const membership = await findMembership(db, workspaceId, account.id);
  return isActive(membership) ? { account, membership } : undefined;
}
