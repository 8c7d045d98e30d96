import type { Database } from '#server/platform/db/database.ts';
import './tables.ts';

const keptDays = 7;

export async function pruneMails(database: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000);
  await database.transaction({}, 'read write', (db) =>
    db
      .deleteFrom('outgoing_mails')
      .where('created_at', '<', limit)
      .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
      .execute(),
  );
}
