import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

const lifetimeMs = 7 * 24 * 3_600_000;

/** An export is rendered again in a minute; keeping every one would fill the disk. Its bytes go with the next sweep of files. */
export async function sweepExports(
  { database, now }: Pick<Services, 'database' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { id } of eachWorkspace({ database }, signal)) {
    await database.transaction({ workspaceId: id }, 'read write', (db) =>
      db
        .deleteFrom('media_exports')
        .where('workspace_id', '=', id)
        .where('created_at', '<', new Date(now().getTime() - lifetimeMs))
        .execute(),
    );
  }
}
