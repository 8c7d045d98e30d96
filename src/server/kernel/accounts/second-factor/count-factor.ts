import { singleProofProviders, type FactorKind } from '#domain/accounts/second-factor.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { wakeSockets } from '../sessions/wake-sockets.ts';
import { countRecoveryCodes } from './factors.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { reportFactor } from './report-factor.ts';
import '../tables.ts';

type FactorServices = Pick<Services, 'secrets' | 'now' | 'mailer'>;

/**
 * A factor counts from now on. This session has just proved it; the account's other ones have to. Answers recovery
 * codes where there are none yet, so that a lost phone is no lost account.
 */
export async function countFactor(
  services: FactorServices,
  tx: TxCtx,
  own: Own,
  { kind, name }: { kind: FactorKind; name: string },
): Promise<string[]> {
  const { id: accountId } = own.session.account;
  await markPassed(services, tx.db, own.session.id);
  await askOtherSessions(tx.db, accountId);
  await reportFactor(services, tx, own, {
    change: { type: 'member.secondFactorAdded', kind },
    what: `The second factor “${name}” was added to your account`,
  });
  return (await countRecoveryCodes(tx.db, accountId)) > 0
    ? []
    : createRecoveryCodes(services, tx.db, accountId);
}

export async function markPassed({ now }: Pick<Services, 'now'>, db: Db, sessionId: string): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ second_factor_at: now(), passkey_challenge: null, passkey_challenge_until: null })
    .where('id', '=', sessionId)
    .execute();
}

async function askOtherSessions(db: Db, accountId: string): Promise<void> {
  const asked = await db
    .updateTable('account_sessions')
    .set({ second_factor_due: true })
    .where('account_id', '=', accountId)
    .where('workspace_id', 'is not', null)
    .where('provider', 'in', singleProofProviders)
    .where('second_factor_at', 'is', null)
    .where('second_factor_due', '=', false)
    .where('revoked_at', 'is', null)
    .returning('workspace_id')
    .execute();
  const workspaceIds = new Set(asked.flatMap(({ workspace_id: id }) => (id === null ? [] : [id])));
  for (const workspaceId of workspaceIds) await wakeSockets(db, workspaceId);
}
