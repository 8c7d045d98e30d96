import { NotFound } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { forgetRest } from './forget-factors.ts';
import { hasFactor } from './factors.ts';
import { reportFactor } from './report-factor.ts';
import '../tables.ts';

/** Takes a factor away. Throws NotFound for one of somebody else. */
export async function removeFactor(services: Services, own: Own, id: string): Promise<void> {
  const { id: accountId } = own.session.account;
  await inTransaction(withDirectory(services.systemCtx(own.workspace)), async (tx) => {
    const removed = await tx.db
      .deleteFrom('account_factors')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is not', null)
      .returning(['kind', 'name', 'secret_id'])
      .executeTakeFirst();
    if (!removed) throw new NotFound();
    if (removed.secret_id !== null) await services.secrets.box.removeOfAccount(tx.db, [removed.secret_id]);
    if (!(await hasFactor(tx.db, accountId))) await forgetRest(tx.db, accountId);
    await reportFactor(services, tx, own, {
      change: { type: 'member.secondFactorRemoved', kind: removed.kind },
      what: `The second factor “${removed.name}” was removed from your account`,
    });
  });
}
