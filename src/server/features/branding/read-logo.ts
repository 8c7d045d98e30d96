import type { Database } from '#server/platform/db/database.ts';
import '#server/kernel/brand/tables.ts';

export async function readLogo(database: Database, workspaceId: string): Promise<Buffer | undefined> {
  const row = await database.transaction({ workspaceId }, 'read only', (db) =>
    db
      .selectFrom('workspace_logos')
      .select('image')
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst(),
  );
  return row?.image;
}
