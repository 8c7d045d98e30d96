import { mostWorkspacesShown, type OwnWorkspaces } from '#domain/accounts/own-workspaces.ts';
import type { Services } from '#server/platform/app/services.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/workspaces/tables.ts';
import type { Own } from '../sessions/require-own-session.ts';
import '../tables.ts';

/**
 * The other workspaces that the person is signed in to, the one last used first. Where they are only a member is left
 * to the root host: a company's own sign-in must not tell what else an address belongs to.
 */
export function listOwnWorkspaces(
  { database, env, now }: Pick<Services, 'database' | 'env' | 'now'>,
  { session: { account }, workspace }: Own,
): Promise<OwnWorkspaces> {
  return database.transaction({ accountId: account.id }, 'read only', async (db) => {
    const rows = await db
      .selectFrom('account_sessions')
      .innerJoin('workspaces', 'workspaces.id', 'account_sessions.workspace_id')
      .innerJoin('members', (join) =>
        join
          .onRef('members.workspace_id', '=', 'workspaces.id')
          .onRef('members.account_id', '=', 'account_sessions.account_id'),
      )
      .select((row) => [
        'workspaces.id',
        'workspaces.name',
        'workspaces.subdomain',
        row.fn.max(row.fn.coalesce('last_seen_at', 'account_sessions.created_at')).as('seenAt'),
      ])
      .where('account_sessions.account_id', '=', account.id)
      .where('account_sessions.workspace_id', '!=', workspace.id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now())
      .where('members.suspended_at', 'is', null)
      .where('members.removed_at', 'is', null)
      .where('members.role', 'is not', null)
      .groupBy(['workspaces.id', 'workspaces.name', 'workspaces.subdomain'])
      .orderBy('seenAt', 'desc')
      .limit(mostWorkspacesShown)
      .execute();
    return rows.map(({ id, name, subdomain }) => ({ id, name, url: workspaceUrl(env.rootUrl, subdomain) }));
  });
}
