import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { endLinks } from '../challenges/end-links.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import '../tables.ts';

/** A new password ends every session but `stays`, and every link on the way: somebody who knew the old one is out. */
export async function replacePassword(
  services: Pick<Services, 'now'>,
  db: Db,
  { accountId, passwordHash, stays }: { accountId: string; passwordHash: string; stays?: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: services.now() })
    .where('id', '=', accountId)
    .execute();
  await revokeSessions(services, db, { accountId, stays });
  await endLinks(services, db, accountId);
}

/** The first password of an account; one that exists stays as it is. */
export async function setFirstPassword(
  { now }: Pick<Services, 'now'>,
  db: Db,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: now() })
    .where('id', '=', accountId)
    .where('password_hash', 'is', null)
    .execute();
}
