import { sql } from 'kysely';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

const dayMs = 86_400_000;

/** Kept for 30 days, those that nobody started for a day. The bytes go with the next sweep of files. */
export async function sweepBulkImports(
  { database, now }: Pick<Services, 'database' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  for await (const { id } of eachWorkspace({ database }, signal)) {
    await database.transaction({ workspaceId: id }, 'read write', (db) =>
      sql`delete from bulk_imports where workspace_id = ${id} and (created_at < ${before(30)}
        or (created_at < ${before(1)} and status in ('UPLOADING', 'READY')))`.execute(db),
    );
  }
}
