import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import './tables.ts';

export async function countView(database: Database, workspaceId: string, linkId: string): Promise<void> {
  await database.transaction({ workspaceId }, 'read write', (db) =>
    db
      .updateTable('public_links')
      .set({ view_count: sql`view_count + 1` })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', linkId)
      .execute(),
  );
}
