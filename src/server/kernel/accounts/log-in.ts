import { parseEmail } from '#domain/accounts/email.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import { findTeamEnvironment } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Asking } from './asking.ts';
import { checkPassword, WrongCredentials } from './check-password.ts';
import { limits } from './limits.ts';
import { signInToWorkspace } from './sessions/sign-in-to-workspace.ts';

/** Signs in with e-mail and password. What is wrong is never told, and takes the same time. */
export async function logIn(
  services: Services,
  asking: Asking,
  { workspace, email, password }: { workspace: WorkspaceRef; email: string; password: string },
): Promise<string> {
  await asking.limiter.take(limits.loginByAddress, asking.address);
  const parsed = parseEmail(email);
  if (!parsed.ok) throw new WrongCredentials();
  await requirePasswordAuth(services, workspace);
  const account = await checkPassword(services, asking, { workspace, email: parsed.value, password });
  const token = await signInToWorkspace(services, workspace, {
    accountId: account.id,
    provider: 'PASSWORD',
    device: asking,
  });
  if (token === undefined) throw new WrongCredentials();
  return token;
}

async function requirePasswordAuth(services: Services, workspace: WorkspaceRef): Promise<void> {
  const { passwordAuthEnabled, ssoEnforced } = await findTeamEnvironment(services, workspace);
  // Where single sign-on is required one admin keeps a password; who that is shows after it was typed.
  if (!passwordAuthEnabled && !ssoEnforced) throw new Forbidden('Passwords are turned off in this workspace');
}
