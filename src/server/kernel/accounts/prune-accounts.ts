import type { Services } from '#server/platform/app/services.ts';
import { pruneMails } from '#server/platform/mail/prune-mails.ts';
import { pruneCounters } from '#server/platform/rate-limit/stored-counters.ts';
import './tables.ts';

const keptDays = 30;

/** Forgets what proves nothing any more: spent links, ended sessions, old mails, empty counters. */
export async function pruneAccounts({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const time = now();
  const limit = new Date(time.getTime() - keptDays * 86_400_000);
  await database.transaction({}, 'read write', async (db) => {
    await db.deleteFrom('email_challenges').where('expires_at', '<', limit).execute();
    await db.deleteFrom('oidc_flows').where('expires_at', '<', limit).execute();
    await db.deleteFrom('email_changes').where('expires_at', '<', limit).execute();
    await db.deleteFrom('account_sessions').where('expires_at', '<', limit).execute();
  });
  await pruneCounters(database, time);
  await pruneMails(database, time);
}
