import { parseEmail } from '#domain/accounts/email.ts';
import { Forbidden, HarkError } from '#domain/errors/hark-error.ts';
import { findTeamEnvironment } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail, type Account } from './account.ts';
import type { Asking } from './asking.ts';
import { limits } from './limits.ts';
import { lockPassword } from './lock-password.ts';
import { isPasswordOf } from './passwords/password-hash.ts';
import { signInToWorkspace } from './sessions/sign-in-to-workspace.ts';

/** Signs in with e-mail and password. What is wrong is never told, and takes the same time. */
export async function logIn(
  services: Services,
  { limiter, address }: Asking,
  { workspace, email, password }: { workspace: WorkspaceRef; email: string; password: string },
): Promise<string> {
  await limiter.take(limits.loginByAddress, address);
  const parsed = parseEmail(email);
  if (!parsed.ok) throw new WrongCredentials();
  await limiter.take(limits.loginByAddressAndEmail, address, parsed.value);
  await requirePasswordAuth(services, workspace);
  await limiter.requireRoom(limits.loginFailuresByEmail, parsed.value);
  const account = await findMatching(services, parsed.value, password);
  if (!account.matches) {
    const failures = await limiter.count(limits.loginFailuresByEmail, parsed.value);
    if (failures === limits.loginFailuresByEmail.most) await lockPassword(services, workspace, parsed.value);
    throw new WrongCredentials();
  }
  await limiter.clear(limits.loginFailuresByEmail, parsed.value);
  const token = await signInToWorkspace(services, workspace, {
    accountId: account.found.id,
    provider: 'PASSWORD',
  });
  if (token === undefined) throw new WrongCredentials();
  return token;
}

/** 401 with words for the person, unlike a missing session. */
class WrongCredentials extends HarkError {
  constructor() {
    super('Unauthorized', 'The e-mail address or the password is wrong', true);
  }
}

async function findMatching(
  { database }: Services,
  email: string,
  password: string,
): Promise<{ matches: true; found: Account } | { matches: false }> {
  const found = await database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  const matches = await isPasswordOf(found?.passwordHash, password);
  return found && matches ? { matches, found } : { matches: false };
}

async function requirePasswordAuth({ database }: Services, workspace: WorkspaceRef): Promise<void> {
  const { passwordAuthEnabled } = await findTeamEnvironment(database, workspace);
  if (!passwordAuthEnabled) throw new Forbidden('Passwords are turned off in this workspace');
}
