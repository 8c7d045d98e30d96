import { HarkError } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail, type Account } from './account.ts';
import type { Asking } from './asking.ts';
import { limits } from './limits.ts';
import { lockPassword } from './lock-password.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { isPasswordOf } from './passwords/password-hash.ts';

export type TypedPassword = { workspace: WorkspaceRef; email: string; password: string };

/** 401 with words for the person, unlike a missing session. */
export class WrongCredentials extends HarkError {
  constructor() {
    super('Unauthorized', 'The e-mail address or the password is wrong', true);
  }
}

/** The account whose password was typed. What is wrong is never told, and every form counts against one lock. */
export async function checkPassword(
  services: Services,
  asking: Asking,
  { workspace, email, password }: TypedPassword,
): Promise<Account> {
  const { limiter, address } = asking;
  await limiter.take(limits.loginByAddressAndEmail, address, email);
  await limiter.requireRoom(limits.loginFailuresByEmail, email);
  const found = await services.database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  const matches = await isPasswordOf(found?.passwordHash, password);
  if (!found || !matches) {
    // A form that was sent empty is nobody's try.
    if (password !== '') await noteFailedSignIn(services, asking, { workspace, email, provider: 'PASSWORD' });
    const failures = await limiter.count(limits.loginFailuresByEmail, email);
    if (failures === limits.loginFailuresByEmail.most) await lockPassword(services, workspace, email);
    throw new WrongCredentials();
  }
  await limiter.clear(limits.loginFailuresByEmail, email);
  return found;
}
