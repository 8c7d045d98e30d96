import type { Services } from '#server/platform/app/services.ts';
import type { Session } from './find-session.ts';
import '../tables.ts';

const stepMs = 300_000;

/** To five minutes: every open tab asks for a token that often. */
export async function noteSeen(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { id, lastSeenAt }: Pick<Session, 'id' | 'lastSeenAt'>,
): Promise<void> {
  const time = now();
  if (lastSeenAt !== null && time.getTime() - lastSeenAt.getTime() < stepMs) return;
  await database.transaction({}, 'read write', (db) =>
    db.updateTable('account_sessions').set({ last_seen_at: time }).where('id', '=', id).execute(),
  );
}
