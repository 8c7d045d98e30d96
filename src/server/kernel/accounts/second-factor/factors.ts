import type { OwnFactor, SecondFactorMethod } from '#domain/accounts/second-factor.ts';
import { mostFactors } from '#domain/accounts/second-factor.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

/** What counts, oldest first. */
export async function listFactors(db: Db, accountId: string): Promise<OwnFactor[]> {
  const rows = await db
    .selectFrom('account_factors')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .limit(mostFactors)
    .execute();
  return rows.map(({ created_at: createdAt, last_used_at: lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function hasFactor(db: Db, accountId: string): Promise<boolean> {
  return (await listFactors(db, accountId)).length > 0;
}

/** How the account can pass at this host; nothing where it has no factor. */
export async function findMethods(
  db: Db,
  { accountId, relyingParty }: { accountId: string; relyingParty: string },
): Promise<SecondFactorMethod[]> {
  const rows = await db
    .selectFrom('account_factors')
    .select('kind')
    .distinct()
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where((row) => row.or([row('kind', '=', 'TOTP'), row('relying_party', '=', relyingParty)]))
    .orderBy('kind')
    .execute();
  const kinds = rows.map(({ kind }) => kind);
  return (await countRecoveryCodes(db, accountId)) > 0 ? [...kinds, 'RECOVERY_CODE'] : kinds;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('account_recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Throws where the account has as many as it may have. Two additions at once wait for each other. */
export async function requireFactorRoom(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  if ((await listFactors(db, accountId)).length >= mostFactors)
    throw new InvalidOperation(`You can have at most ${mostFactors} second factors. Remove one first.`);
}

/** For a new session. A factor that is being added at this moment is waited for: its owner meant this session too. */
export async function owesFactor(db: Db, accountId: string): Promise<boolean> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forShare().execute();
  return hasFactor(db, accountId);
}
