import { sql } from 'kysely';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

const unstartedMs = 24 * 3_600_000;
const lifetimeMs = 30 * 24 * 3_600_000;

/** Files that nobody imported, and imports too old to be undone. The bytes go with the next sweep of files. */
export async function sweepImports(
  { database, now }: Pick<Services, 'database' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const before = (ms: number): Date => new Date(now().getTime() - ms);
  for await (const { id } of eachWorkspace({ database }, signal)) {
    await database.transaction({ workspaceId: id }, 'read write', (db) =>
      sql`delete from imports where workspace_id = ${id} and (
        (status in ('UPLOADING', 'READY') and created_at < ${before(unstartedMs)})
        or created_at < ${before(lifetimeMs)})`.execute(db),
    );
  }
}
