import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';

const purpose = 'totp';

/** The secret that the server and the app share, sealed; answers the id it is found by. */
export function putTotpSecret(
  { secrets, now, newId }: Pick<Services, 'secrets' | 'now' | 'newId'>,
  db: Db,
  { accountId, secret }: { accountId: string; secret: Uint8Array },
): Promise<string> {
  const value = Buffer.from(secret).toString('base64');
  return secrets.box.putForAccount(db, { id: newId(), accountId, purpose, value, at: now() });
}

/** Throws CantUnseal. Undefined when it is gone. */
export async function openTotpSecret(
  { secrets }: Pick<Services, 'secrets'>,
  db: Db,
  place: { accountId: string; id: string },
): Promise<Buffer | undefined> {
  const value = await secrets.box.openForAccount(db, { ...place, purpose });
  return value === undefined ? undefined : Buffer.from(value, 'base64');
}
