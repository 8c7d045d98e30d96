import { sql } from 'kysely';
import type { Services } from '#server/platform/app/services.ts';
import { forgetWorkspace } from './find-workspace.ts';
import './tables.ts';

type Purging = Pick<Services, 'database' | 'now' | 'log'>;

/**
 * Deletes the workspaces whose time to think again is over, with everything in them. Their files follow from the list of
 * removed workspaces. The receipt is a line in the server's log: the workspace's own log is gone.
 */
export async function purgeWorkspaces({ database, now, log }: Purging, signal: AbortSignal): Promise<void> {
  const due = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspace_deletions')
      .innerJoin('workspaces', 'workspaces.id', 'workspace_deletions.workspace_id')
      .select(['workspace_id as workspaceId', 'subdomain', 'requested_by as requestedBy', 'requested_at as requestedAt'])
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(100)
      .execute(),
  );
  for (const { subdomain, ...deletion } of due) {
    signal.throwIfAborted();
    const { rows } = await database.transaction({}, 'read write', (db) =>
      sql<{ purged: boolean }>`
        select purge_due_workspace(${deletion.workspaceId}::uuid, ${now()}) as purged`.execute(db),
    );
    forgetWorkspace(database, subdomain);
    if (rows[0]?.purged === true) log.info(deletion, 'workspace purged');
  }
}
