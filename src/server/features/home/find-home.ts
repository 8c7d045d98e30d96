import '#server/kernel/documents/tables.ts';
import type { Db } from '#server/platform/db/database.ts';

export async function hasHome(db: Db, workspaceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', workspaceId)
    .where('kind', '=', 'home')
    .executeTakeFirst();
  return row !== undefined;
}
