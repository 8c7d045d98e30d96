import { releaseAddress, type RegionServices } from './address-in-regions.ts';
import { forgetWorkspace } from './find-workspace.ts';
import './tables.ts';

type Purging = RegionServices;

/**
 * Deletes the workspaces whose time to think again is over, with everything in them. Their files follow from the list of
 * removed workspaces. The receipt is a line in the server's log: the workspace's own log is gone.
 */
export async function purgeWorkspaces(services: Purging, signal: AbortSignal): Promise<void> {
  const { database, now, log } = services;
  const due = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspace_deletions')
      .innerJoin('workspaces', 'workspaces.id', 'workspace_deletions.workspace_id')
      .select([
        'workspace_id as workspaceId',
        'subdomain',
        'requested_by as requestedBy',
        'requested_at as requestedAt',
      ])
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(100)
      .execute(),
  );
  for (const { subdomain, ...deletion } of due) {
    signal.throwIfAborted();
    const { numDeletedRows } = await database.transaction({}, 'read write', (db) =>
      db
        .deleteFrom('workspaces')
        .where('id', '=', deletion.workspaceId)
        // An admin may have kept it a moment ago.
        .where(
          'id',
          'in',
          db.selectFrom('workspace_deletions').select('workspace_id').where('due_at', '<=', now()),
        )
        .executeTakeFirst(),
    );
    forgetWorkspace(database, subdomain);
    if (numDeletedRows === 0n) continue;
    await releaseAddress(services, { teamId: deletion.workspaceId });
    log.info(deletion, 'workspace purged');
  }
}
