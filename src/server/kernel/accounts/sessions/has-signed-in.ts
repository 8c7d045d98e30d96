import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

export async function hasSignedIn(db: Db, accountId: string): Promise<boolean> {
  const session = await db
    .selectFrom('account_sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
