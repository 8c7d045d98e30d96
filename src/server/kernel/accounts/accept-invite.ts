import { parsePassword } from '#domain/accounts/password.ts';
import { NotFound, Unauthorized } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findOpenInvite, joinWorkspace, type OpenInvite } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail, findOrCreateAccount } from './account.ts';
import type { Asking } from './asking.ts';
import { limits } from './limits.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { setFirstPassword } from './passwords/set-password.ts';
import { signInToWorkspace } from './sessions/sign-in-to-workspace.ts';

export type InviteShown = {
  email: string;
  invitedBy: string;
  workspaceName: string;
  message: string;
  needsPassword: boolean;
};

/** What the page of an invitation shows to whoever holds its link. */
export async function showInvite(
  services: Services,
  { limiter, address }: Asking,
  { workspace, token }: { workspace: WorkspaceRef; token: string },
): Promise<InviteShown> {
  await limiter.take(limits.lookUpByAddress, address);
  const { email, invitedBy, message } = await requireInvite(services, workspace, token);
  const account = await services.database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  const needsPassword = account === undefined || account.passwordHash === null;
  return { email, invitedBy, workspaceName: workspace.name, message, needsPassword };
}

/** Joins by the mailed link, which proves the address; a password is needed only where there is none yet. */
export async function acceptInvite(
  services: Services,
  { limiter, address }: Asking,
  input: { workspace: WorkspaceRef; token: string; name: string; password?: string },
): Promise<string> {
  const { workspace, token } = input;
  await limiter.take(limits.proofByAddress, address);
  const name = accept(parseText(textLimits.memberName, input.name));
  const { id: inviteId, email } = await requireInvite(services, workspace, token);
  return joinWithPassword(services, workspace, { email, name, inviteId, password: input.password });
}

export type JoiningPerson = {
  email: string;
  name: string;
  inviteId: string | null;
  password: string | undefined;
};

/** For whoever has proved the address. The password of an account that has one is left alone. */
export async function joinWithPassword(
  services: Services,
  workspace: WorkspaceRef,
  { email, name, inviteId, password }: JoiningPerson,
): Promise<string> {
  const { database } = services;
  const known = await database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  const needsPassword = known === undefined || known.passwordHash === null;
  const passwordHash = needsPassword ? await hashPassword(accept(parsePassword(password ?? ''))) : null;
  const account = await database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(services, db, email),
  );
  await joinWorkspace(services, workspace, { accountId: account.id, email, name, inviteId });
  await database.transaction({}, 'read write', async (db) => {
    if (passwordHash !== null) await setFirstPassword(services, db, { accountId: account.id, passwordHash });
    await db
      .updateTable('accounts')
      .set({ name })
      .where('id', '=', account.id)
      .where('name', '=', '')
      .execute();
  });
  const sessionToken = await signInToWorkspace(services, workspace, {
    accountId: account.id,
    provider: passwordHash === null ? 'ONE_TIME_CODE' : 'PASSWORD',
  });
  if (sessionToken === undefined) throw new Unauthorized('Your access to this workspace has ended');
  return sessionToken;
}

async function requireInvite(
  { database }: Services,
  workspace: WorkspaceRef,
  token: string,
): Promise<OpenInvite> {
  const invite = await findOpenInvite(database, workspace, token);
  if (!invite) throw new NotFound('This invitation is no longer valid. Ask for a new one.');
  return invite;
}
