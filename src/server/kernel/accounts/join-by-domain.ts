import { parseEmail } from '#domain/accounts/email.ts';
import { joinProofOf, type JoinProof } from '#domain/accounts/join-proof.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { createLink } from './challenges/create-link.ts';
import { requireOpenLink, SpentLink, useLink, type LinkQuestion } from './challenges/use-link.ts';
import { checkEmailDomain } from './denied-domains.ts';
import { inEvenTime } from './even-time.ts';
import { findActiveMember } from './find-active-member.ts';
import { joinAndSignIn, proveJoiner, type JoinForm } from './join-and-sign-in.ts';
import { limits } from './limits.ts';
import { joinMail, magicLinkMail } from './mails/workspace-link-mails.ts';

/** Mails a way in where the workspace is open to the address; anyone who asks learns nothing. */
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
    await services.database.transaction(
      { workspaceId: workspace.id, directory: true },
      'read write',
      async (db) => {
        const isMember = (await findActiveMember(db, workspace.id, email)) !== undefined;
        if (!isMember && !isOpen) return;
        const purpose = isMember ? 'magic-login' : 'join';
        const token = await createLink(services, db, { purpose, email, workspaceId: workspace.id });
        const compose = isMember ? magicLinkMail : joinMail;
        const { rootUrl } = services.env;
        const brand = await readMailBrand(db, workspace, rootUrl);
        await services.mailer.post(db, compose({ to: email, token, workspace, rootUrl, brand }));
      },
    );
  });
}

/** What the page behind the mailed link asks for. */
export async function showJoin(
  services: Services,
  { limiter, address }: Asking,
  { workspace, token }: { workspace: WorkspaceRef; token: string },
): Promise<{ email: string; teamId: string; needs: JoinProof }> {
  await limiter.take(limits.lookUpByAddress, address);
  return services.database.transaction({}, 'read only', async (db) => {
    const { email } = await requireOpenLink(db, joinQuestion(services, workspace, token));
    return { email, teamId: workspace.id, needs: joinProofOf(await findAccountByEmail(db, email)) };
  });
}

/** Joins by the mailed link. The domain is checked again: an admin may have closed it since. */
export async function confirmJoin(
  services: Services,
  asking: Asking,
  { workspace, token, ...form }: JoinForm & { workspace: WorkspaceRef; token: string },
): Promise<string> {
  await asking.limiter.take(limits.proofByAddress, asking.address);
  const question = joinQuestion(services, workspace, token);
  const { email } = await services.database.transaction({}, 'read only', (db) =>
    requireOpenLink(db, question),
  );
  const opening = await findOpening(services, workspace, email);
  if (!opening) throw new SpentLink();
  const joiner = await proveJoiner(services, asking, { workspace, email, form });
  return inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    await useLink(tx.db, question);
    return joinAndSignIn(services, tx, { ...joiner, ...opening, device: asking });
  });
}

function joinQuestion({ now }: Services, workspace: WorkspaceRef, token: string): LinkQuestion {
  return { token, purposes: ['join'], workspaceId: workspace.id, now: now() };
}

/** An open invitation says more than the domain does: it names a role. */
async function findOpening(
  services: Services,
  workspace: WorkspaceRef,
  email: string,
): Promise<{ inviteId: string | null } | undefined> {
  const { available } = await findTeamsOfAccount(services, { email });
  const team = available.find(({ id }) => id === workspace.id);
  return team && { inviteId: team.type === 'INVITE' ? team.inviteId : null };
}
