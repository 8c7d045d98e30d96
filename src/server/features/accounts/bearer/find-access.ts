import type { Viewer } from '#domain/access/can.ts';
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { findMembership, type Membership } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isActive } from '../sessions/sign-in-to-workspace.ts';
import type { BearerClaims } from './bearer-token.ts';
import '../tables.ts';

export type Access = { readonly viewer: Viewer; readonly sessionEndsAt: Date };

/** What the database says now about the person behind a genuine token; undefined when they have to leave. */
export function findAccess(
  database: Database,
  workspaceId: string,
  claims: BearerClaims,
): Promise<Access | undefined> {
  const { accountId, sessionId, memberId } = claims;
  return database.transaction({ workspaceId, accountId }, 'read only', async (db) => {
    const session = await db
      .selectFrom('account_sessions')
      .select('expires_at as endsAt')
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('workspace_id', '=', workspaceId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!session) return undefined;
    const membership = await findMembership(db, workspaceId, accountId);
    if (!isActive(membership) || membership.id !== memberId) return undefined;
    return { viewer: viewerOf(membership), sessionEndsAt: session.endsAt };
  });
}

/** Plans and workspace switches are not sold yet: everything is open. */
function viewerOf({ id, role, workspaceAdmin }: Membership): Viewer {
  return {
    id,
    role,
    workspaceAdmin,
    readOnly: false,
    plan: allPlanGates,
    adminOnlyInvites: false,
    restrictions: [],
  };
}
