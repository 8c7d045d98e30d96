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
    await database.transaction({ workspaceId: id }, 'read write', async (db) => {
      // Uploads that waited for others which never came.
      await sql`delete from files f using bulk_import_files b, bulk_imports i
        where f.workspace_id = ${id} and f.owner_type = 'project' and b.workspace_id = f.workspace_id
          and b.file_id = f.id and b.state = 'UPLOADED' and i.workspace_id = b.workspace_id and i.id = b.import_id
          and i.created_at < ${before(30)}`.execute(db);
      await sql`delete from bulk_imports where workspace_id = ${id} and (created_at < ${before(30)}
        or (created_at < ${before(1)} and status in ('UPLOADING', 'READY')))`.execute(db);
    });
  }
}
