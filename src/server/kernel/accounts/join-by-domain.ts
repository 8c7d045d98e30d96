import { parseEmail } from '#domain/accounts/email.ts';
import { parsePassword } from '#domain/accounts/password.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { joinWithPassword } from './accept-invite.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { createLink } from './challenges/create-link.ts';
import { requireOpenLink, SpentLink, useLink, type LinkQuestion } from './challenges/use-link.ts';
import { checkEmailDomain } from './denied-domains.ts';
import { inEvenTime } from './even-time.ts';
import { findActiveMember } from './find-active-member.ts';
import { limits } from './limits.ts';
import { joinMail, magicLinkMail } from './mails/workspace-link-mails.ts';

/** Mails a way in where the workspace is open to the address; whoever asks learns nothing. */
export async function mailJoinLink(
  services: Services,
  { limiter, address }: Asking,
  input: { workspace: WorkspaceRef; email: string },
): Promise<void> {
  const { workspace } = input;
  const email = accept(checkEmailDomain(services.env, accept(parseEmail(input.email))));
  await limiter.take(limits.mailByAddress, address);
  await limiter.take(limits.mailByEmail, email);
  await inEvenTime(async () => {
    const isOpen = (await findOpening(services, workspace, email)) !== undefined;
    await services.database.transaction({ workspaceId: workspace.id }, 'read write', async (db) => {
      const isMember = (await findActiveMember(db, workspace.id, email)) !== undefined;
      if (!isMember && !isOpen) return;
      const purpose = isMember ? 'magic-login' : 'join';
      const token = await createLink(services, db, { purpose, email, workspaceId: workspace.id });
      const compose = isMember ? magicLinkMail : joinMail;
      await services.mailer.post(db, compose({ to: email, token, workspace, rootUrl: services.env.rootUrl }));
    });
  });
}

/** Joins by the mailed link. The domain is checked again: an admin may have closed it since. */
export async function confirmJoin(
  services: Services,
  { limiter, address }: Asking,
  input: { workspace: WorkspaceRef; token: string; name: string; password?: string },
): Promise<string> {
  const { workspace, token } = input;
  await limiter.take(limits.proofByAddress, address);
  const name = accept(parseText(textLimits.memberName, input.name));
  const question: LinkQuestion = {
    token,
    purposes: ['join'],
    workspaceId: workspace.id,
    now: services.now(),
  };
  const { email } = await services.database.transaction({}, 'read only', (db) =>
    requireOpenLink(db, question),
  );
  await checkPasswordIfNeeded(services, email, input.password);
  const opening = await findOpening(services, workspace, email);
  if (!opening) throw new SpentLink();
  await services.database.transaction({}, 'read write', (db) => useLink(db, question));
  return joinWithPassword(services, workspace, { email, name, ...opening, password: input.password });
}

/** A password that breaks a rule must not cost the person their link. */
async function checkPasswordIfNeeded({ database }: Services, email: string, password = ''): Promise<void> {
  const account = await database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
  if (account === undefined || account.passwordHash === null) accept(parsePassword(password));
}

/** An open invitation says more than the domain does: it names a role. */
async function findOpening(
  { database }: Services,
  workspace: WorkspaceRef,
  email: string,
): Promise<{ inviteId: string | null } | undefined> {
  const { available } = await findTeamsOfAccount(database, { email });
  const team = available.find(({ id }) => id === workspace.id);
  return team && { inviteId: team.type === 'INVITE' ? team.inviteId : null };
}
