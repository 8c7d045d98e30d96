import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { LinkPurpose } from './purposes.ts';
import '../tables.ts';

const signsIn: readonly LinkPurpose[] = [
  'magic-login',
  'ticket',
  'reset-password',
  'confirm-link',
  'link-identity',
  'link-own',
];

/** Ends every link and code of the account that would still sign somebody in or change the password again. */
export async function endLinks({ now }: Pick<Services, 'now'>, db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('email_challenges')
    .set({ used_at: now() })
    .where('email', '=', (accounts) =>
      accounts.selectFrom('accounts').select('email').where('id', '=', accountId),
    )
    .where('purpose', 'in', [...signsIn, 'confirm-code'])
    .where('used_at', 'is', null)
    .execute();
}
