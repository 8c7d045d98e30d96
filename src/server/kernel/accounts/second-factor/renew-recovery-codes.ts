import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { hasFactor } from './factors.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { reportFactor } from './report-factor.ts';

/** New recovery codes for somebody who has used or lost the ones they have. */
export function renewRecoveryCodes(services: Services, own: Own): Promise<string[]> {
  const { id } = own.session.account;
  return inTransaction(withDirectory(services.systemCtx(own.workspace)), async (tx) => {
    if (!(await hasFactor(tx.db, id)))
      throw new InvalidOperation('Add an authenticator app or a passkey first');
    const codes = await createRecoveryCodes(services, tx.db, id);
    await reportFactor(services, tx, own, {
      change: { type: 'member.recoveryCodesRenewed' },
      what: 'New recovery codes were created for your account',
    });
    return codes;
  });
}
