import { mostFactors } from '#domain/accounts/second-factor.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

export type StoredPasskey = {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
};

/** The account's passkeys that work at this host. */
export async function listPasskeys(
  db: Db,
  accountId: string,
  relyingParty: string,
): Promise<StoredPasskey[]> {
  const rows = await db
    .selectFrom('account_factors')
    .select(['credential_id', 'public_key', 'counter', 'transports'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'PASSKEY')
    .where('relying_party', '=', relyingParty)
    .limit(mostFactors)
    .execute();
  return rows.flatMap(({ credential_id: id, public_key: publicKey, counter, transports }) =>
    id === null || publicKey === null
      ? []
      : [{ id, publicKey, counter: Number(counter ?? 0), transports: transports ?? [] }],
  );
}
