import { randomInt } from 'node:crypto';
import { formatRecoveryCode, recoveryCodeCount } from '#domain/accounts/second-factor.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

type CodeServices = Pick<Services, 'secrets' | 'now'>;

/** Without characters that look like others on paper. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const length = 10;

/** New codes, shown once. The ones of before stop working. */
export async function createRecoveryCodes(
  services: CodeServices,
  db: Db,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await db.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .insertInto('account_recovery_codes')
    .values(
      codes.map((code) => ({
        account_id: accountId,
        code_hash: hashOf(services, accountId, code),
        created_at: services.now(),
      })),
    )
    .execute();
  return codes.map(formatRecoveryCode);
}

/** Takes the code, once. */
export async function useRecoveryCode(
  services: CodeServices,
  db: Db,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  const used = await db
    .updateTable('account_recovery_codes')
    .set({ used_at: services.now() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(services, accountId, code))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

function newCode(): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

function hashOf({ secrets }: CodeServices, accountId: string, code: string): Buffer {
  return secrets.keyedHash('recovery-code', `${accountId} ${code}`);
}
