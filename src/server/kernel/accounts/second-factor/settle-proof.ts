import {
  factorRefusals,
  tooManyCodesMessage,
  type SecondFactorMethod,
} from '#domain/accounts/second-factor.ts';
import { HarkError, HumanErrorMessage, Unauthorized } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import type { Session } from '../sessions/find-session.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { revokeSessions } from '../sessions/revoke-sessions.ts';
import { markPassed } from './count-factor.ts';

/** 401 with words for the person: the session has ended. */
class TooManyWrongCodes extends HarkError {
  constructor() {
    super('Unauthorized', tooManyCodesMessage, true);
  }
}

/** The session has its second proof and gets a new token for the cookie. A few failures end the session. */
export async function settleProof(
  services: Services,
  { limiter, address }: Asking,
  { id: sessionId, account }: Session,
  { method, isProven }: { method: SecondFactorMethod; isProven: () => Promise<boolean> },
): Promise<string> {
  await limiter.take(limits.secondFactorByAccountAndAddress, account.id, address);
  if (!(await isProven())) {
    const failures = await limiter.count(limits.secondFactorFailuresBySession, sessionId);
    if (failures < limits.secondFactorFailuresBySession.most)
      throw new HumanErrorMessage(factorRefusals[method]);
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
