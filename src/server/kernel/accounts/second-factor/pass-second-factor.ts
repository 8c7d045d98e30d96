import { parseRecoveryCode } from '#domain/accounts/second-factor.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Asking } from '../asking.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { reportFactor } from './report-factor.ts';
import { settleProof } from './settle-proof.ts';
import { tryTotp } from './try-totp.ts';
import { usePasskey } from './use-passkey.ts';

export type SecondProof =
  | { readonly method: 'TOTP'; readonly code: string }
  | { readonly method: 'RECOVERY_CODE'; readonly code: string }
  | { readonly method: 'PASSKEY'; readonly response: unknown };

/** Finishes a sign-in and answers a new token for the cookie. A few failures end the session. */
export function passSecondFactor(
  services: Services,
  asking: Asking,
  own: Own,
  proof: SecondProof,
): Promise<string> {
  return settleProof(services, asking, own.session, {
    method: proof.method,
    isProven: () => isProven(services, asking, own, proof),
  });
}

function isProven(services: Services, asking: Asking, own: Own, proof: SecondProof): Promise<boolean> {
  if (proof.method === 'PASSKEY') return usePasskey(services, own, proof.response);
  if (proof.method === 'RECOVERY_CODE') return isRecovered(services, own, proof.code);
  return tryTotp(services, asking, own.session.account, proof.code);
}

function isRecovered(services: Services, own: Own, typed: string): Promise<boolean> {
  const use = { accountId: own.session.account.id, code: accept(parseRecoveryCode(typed)) };
  return inTransaction(withDirectory(services.systemCtx(own.workspace)), async (tx) => {
    if (!(await useRecoveryCode(services, tx.db, use))) return false;
    await reportFactor(services, tx, own, {
      change: { type: 'member.recoveryCodeUsed' },
      what: 'A recovery code was used to sign in to your account',
    });
    return true;
  });
}
