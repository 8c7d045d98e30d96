import { findStandings, type Standing } from '#server/kernel/access/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { gather } from '#server/platform/db/gather.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { BearerClaims } from './bearer-token.ts';
import { owesFactor } from '../sessions/find-session.ts';
import '../tables.ts';

export type Access = Standing & { readonly sessionEndsAt: Date };

/** What the database says now about the person behind a genuine token; undefined when they have to leave. */
export const findAccess = gather(findAccesses);

async function findAccesses(
  { database, workspaceId }: { database: Database; workspaceId: string },
  asked: readonly BearerClaims[],
): Promise<(Access | undefined)[]> {
  return database.transaction({ workspaceId }, 'read only', async (db) => {
    const sessions = await db
      .selectFrom('account_sessions')
      .select(['id', 'account_id as accountId', 'expires_at as endsAt'])
      .where(
        isInWorkspace(
          workspaceId,
          'account_sessions.id',
          asked.map(({ sessionId }) => sessionId),
        ),
      )
      .where('revoked_at', 'is', null)
      .where((row) => row.not(owesFactor))
      .execute();
    const living = new Map(sessions.map((session) => [session.id, session]));
    const accountIds = new Set(sessions.map(({ accountId }) => accountId));
    if (accountIds.size === 0) return asked.map(() => undefined);
    const standings = await findStandings(db, workspaceId, accountIds);
    return asked.map(({ accountId, sessionId, memberId }) => {
      const session = living.get(sessionId);
      const standing = standings.get(accountId);
      if (session?.accountId !== accountId || standing?.viewer.id !== memberId) return undefined;
      return { ...standing, sessionEndsAt: session.endsAt };
    });
  });
}
