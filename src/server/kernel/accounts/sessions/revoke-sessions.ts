import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { wakeSockets } from './wake-sockets.ts';
import '../tables.ts';

/** Ends one session, or all of an account but the one that stays, and wakes the open sockets of their workspaces to check again. */
export async function revokeSessions(
  { now }: Pick<Services, 'now'>,
  db: Db,
  which: { sessionId: string } | { accountId: string; stays?: string | undefined },
): Promise<void> {
  const ended = await db
    .updateTable('account_sessions')
    .set({ revoked_at: now() })
    .where((row) => {
      if ('sessionId' in which) return row('id', '=', which.sessionId);
      const ofAccount = row('account_id', '=', which.accountId);
      return which.stays === undefined ? ofAccount : ofAccount.and('id', '!=', which.stays);
    })
    .where('revoked_at', 'is', null)
    .returning('workspace_id')
    .execute();
  const workspaceIds = new Set(ended.flatMap(({ workspace_id: id }) => (id === null ? [] : [id])));
  for (const workspaceId of workspaceIds) await wakeSockets(db, workspaceId);
}
