import { parseEmail } from '#domain/accounts/email.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Asking } from './asking.ts';
import { createLink } from './challenges/create-link.ts';
import { inEvenTime } from './even-time.ts';
import { findActiveMember } from './find-active-member.ts';
import { limitMail } from './limit-mail.ts';
import { limits } from './limits.ts';
import { magicLinkMail, resetPasswordMail, type WorkspaceLink } from './mails/workspace-link-mails.ts';
import { safeRedirect } from './safe-redirect.ts';

type AskedFor = { workspace: WorkspaceRef; email: string };

/** A link that signs a member in. Anyone who asks learns nothing, member or not. */
export function mailMagicLink(
  services: Services,
  asking: Asking,
  { redirect, ...askedFor }: AskedFor & { redirect?: string | null },
): Promise<void> {
  return mailToMember(services, asking, {
    ...askedFor,
    purpose: 'magic-login',
    redirect: safeRedirect(redirect),
    compose: magicLinkMail,
  });
}

/** A link to choose a new password. Anyone who asks learns nothing, member or not. */
export function mailPasswordReset(services: Services, asking: Asking, askedFor: AskedFor): Promise<void> {
  return mailToMember(services, asking, {
    ...askedFor,
    purpose: 'reset-password',
    redirect: null,
    compose: resetPasswordMail,
  });
}

type LinkMail = AskedFor & {
  purpose: 'magic-login' | 'reset-password';
  redirect: string | null;
  compose: (link: WorkspaceLink) => Mail;
};

async function mailToMember(services: Services, asking: Asking, mail: LinkMail): Promise<void> {
  const { workspace, purpose, redirect, compose } = mail;
  const email = accept(parseEmail(mail.email));
  await asking.limiter.take(limits.mailByAddress, asking.address);
  await limitMail(services, asking, email);
  await inEvenTime(() =>
    services.database.transaction(
      { workspaceId: workspace.id, directory: true },
      'read write',
      async (db) => {
        if (!(await findActiveMember(db, workspace.id, email))) return;
        const token = await createLink(services, db, { purpose, email, workspaceId: workspace.id, redirect });
        const { rootUrl } = services.env;
        const brand = await readMailBrand(db, workspace, rootUrl);
        await services.mailer.post(db, compose({ to: email, token, workspace, rootUrl, brand }));
      },
    ),
  );
}
