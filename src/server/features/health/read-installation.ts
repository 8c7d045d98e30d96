import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

export type BackupRecord = {
  readonly madeAt: Date;
  readonly verifiedAt: Date;
  readonly bytes: number;
  readonly sealed: boolean;
};
export type Installation = {
  readonly isAlone: boolean;
  readonly refusedMails: number;
  readonly lastMailFailureAt: Date | null;
  readonly backup: BackupRecord | null;
};

/** From the directory: counts and times of the whole installation, and nothing of anybody. */
export function readInstallation(database: Database): Promise<Installation> {
  return database.transaction({}, 'read only', async (db) => {
    const { rows } = await sql<Omit<Installation, 'backup'>>`
      select (select count(*) < 2 from (select 1 from workspaces limit 2) found) as "isAlone",
        (select count(*)::int from outgoing_mails where sent_at is null and attempts > 0) as "refusedMails",
        (select max(failed_at) from outgoing_mails) as "lastMailFailureAt"`.execute(db);
    const backups = await sql<BackupRecord>`
      select made_at as "madeAt", verified_at as "verifiedAt", bytes::double precision as bytes, sealed
      from backup_records order by made_at desc limit 1`.execute(db);
    const [figures] = rows;
    if (!figures) throw new Error('The statement had no row');
    return { ...figures, backup: backups.rows[0] ?? null };
  });
}
