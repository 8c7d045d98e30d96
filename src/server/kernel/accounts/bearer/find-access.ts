import { findStanding, type Standing } from '#server/kernel/access/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BearerClaims } from './bearer-token.ts';
import { owesFactor } from '../sessions/find-session.ts';
import '../tables.ts';

export type Access = Standing & { readonly sessionEndsAt: Date };

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
      .where((row) => row.not(owesFactor))
      .executeTakeFirst();
    if (!session) return undefined;
    const standing = await findStanding(db, workspaceId, accountId);
    if (standing?.viewer.id !== memberId) return undefined;
    return { ...standing, sessionEndsAt: session.endsAt };
  });
}
