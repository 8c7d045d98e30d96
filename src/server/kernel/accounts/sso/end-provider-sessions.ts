import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import { wakeSockets } from '../sessions/wake-sockets.ts';
import { readLogoutToken } from './read-logout-token.ts';
import '../tables.ts';

/** How far the provider's clock may be behind ours. */
const skewMs = 30_000;

/**
 * The provider says that somebody signed out there: their sessions here end. Only those that are older than its word,
 * so that a token that is sent again ends no later one.
 */
export async function endProviderSessions(
  services: Services,
  { limiter, address }: Asking,
  { workspace, token }: { workspace: WorkspaceRef; token: string },
): Promise<void> {
  await limiter.take(limits.proofByAddress, address);
  const { issuer, subject, session, at } = await readLogoutToken(services, {
    workspaceId: workspace.id,
    token,
  });
  await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    const ended = await tx.db
      .updateTable('account_sessions')
      .set({ revoked_at: tx.now() })
      .where('workspace_id', '=', workspace.id)
      .where('provider', '=', 'TEAM_SSO')
      .where('revoked_at', 'is', null)
      .where('created_at', '<=', new Date(at.getTime() + skewMs))
      .$if(session !== null, (query) => query.where('provider_session', '=', session))
      .$if(subject !== null, (query) =>
        query.where('account_id', 'in', (row) =>
          row
            .selectFrom('account_identities')
            .select('account_id')
            .where('provider', '=', 'TEAM_SSO')
            .where('issuer', '=', issuer)
            .where('subject', '=', subject ?? ''),
        ),
      )
      .returning('id')
      .execute();
    if (ended.length > 0) await wakeSockets(tx.db, workspace.id);
  });
}
