import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/**
 * Whether its admins are those who run the installation: beside other workspaces they are customers of it, and
 * addresses of its machines are not for them.
 */
export async function isOnlyWorkspace(database: Database): Promise<boolean> {
  const { rows } = await database.transaction({}, 'read only', (db) =>
    sql<{
      alone: boolean;
    }>`select count(*) < 2 as alone from (select 1 from workspaces limit 2) found`.execute(db),
  );
  return rows[0]?.alone ?? false;
}
