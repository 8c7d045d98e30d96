import { buildUrl } from '#domain/routes/build-url.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { WorkspaceLink } from './workspace-link-mails.ts';

type ChangeMail = Omit<WorkspaceLink, 'brand'> & { newEmail: string };

export function agreeToLeaveMail({ to, newEmail, ...link }: ChangeMail): Mail {
  return composeMail({
    to,
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Someone, hopefully you, asked to change the e-mail address of your account to ${newEmail}.`,
      'It changes when both addresses have confirmed it.',
    ],
    action: { label: 'Confirm the change', url: linkOf(link) },
    footer: 'The link works for a day. If this wasn’t you, change your password. Nothing has changed yet.',
  });
}

export function confirmNewEmailMail({ to, ...link }: ChangeMail): Mail {
  return composeMail({
    to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Confirm that this is the new e-mail address of your account.',
      'It changes when your present address has confirmed it too.',
    ],
    action: { label: 'Confirm e-mail address', url: linkOf(link) },
    footer: 'The link works for a day. If you did not ask for this, ignore this mail.',
  });
}

function linkOf({ rootUrl, workspace, token }: Pick<ChangeMail, 'rootUrl' | 'workspace' | 'token'>): string {
  return workspaceUrl(rootUrl, workspace.subdomain, buildUrl('authChangeEmail', { query: { token } }));
}
