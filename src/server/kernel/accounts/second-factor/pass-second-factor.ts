import { parseOneTimeCode } from '#domain/accounts/one-time-code.ts';
import { factorRefusals, parseRecoveryCode, tooManyCodesMessage } from '#domain/accounts/second-factor.ts';
import { HarkError, HumanErrorMessage, Unauthorized } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import { renewSession } from '../sessions/renew-session.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { markPassed } from './count-factor.ts';
import { limitTotp } from './limit-totp.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { reportFactor } from './report-factor.ts';
import { usePasskey } from './use-passkey.ts';
import { useTotp } from './use-totp.ts';

export type SecondProof =
  | { readonly method: 'TOTP'; readonly code: string }
  | { readonly method: 'RECOVERY_CODE'; readonly code: string }
  | { readonly method: 'PASSKEY'; readonly response: unknown };

/** 401 with words for the person: the session has ended. */
class TooManyWrongCodes extends HarkError {
  constructor() {
    super('Unauthorized', tooManyCodesMessage, true);
  }
}

/** Finishes a sign-in and answers a new token for the cookie. A few failures end the session. */
export async function passSecondFactor(
  services: Services,
  asking: Asking,
  own: Own,
  proof: SecondProof,
): Promise<string> {
  const { limiter, address } = asking;
  const { id: sessionId, account } = own.session;
  await limiter.take(limits.secondFactorByAccountAndAddress, account.id, address);
  if (!(await isProven(services, asking, own, proof))) {
    const failures = await limiter.count(limits.secondFactorFailuresBySession, sessionId);
    if (failures < limits.secondFactorFailuresBySession.most)
      throw new HumanErrorMessage(factorRefusals[proof.method]);
    await services.database.transaction({}, 'read write', (db) =>
      revokeSessions(services, db, { sessionId }),
    );
    throw new TooManyWrongCodes();
  }
  const token = await services.database.transaction({}, 'read write', async (db) => {
    await markPassed(services, db, sessionId);
    return renewSession(services, db, sessionId);
  });
  if (token === undefined) throw new Unauthorized();
  return token;
}

function isProven(services: Services, asking: Asking, own: Own, proof: SecondProof): Promise<boolean> {
  if (proof.method === 'PASSKEY') return usePasskey(services, own, proof.response);
  if (proof.method === 'RECOVERY_CODE') return isRecovered(services, own, proof.code);
  const use = { accountId: own.session.account.id, code: accept(parseOneTimeCode(proof.code)) };
  return limitTotp(services, asking, own.session.account, () =>
    services.database.transaction({}, 'read write', (db) => useTotp(services, db, use)),
  );
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
