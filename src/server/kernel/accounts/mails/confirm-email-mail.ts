import { buildUrl } from '#domain/routes/build-url.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { rootLink } from './links.ts';

const ignore = 'If you did not ask for this, ignore this mail and nothing happens.';

export function confirmLinkMail({ to, token, rootUrl }: { to: string; token: string; rootUrl: URL }): Mail {
  return composeMail({
    to,
    subject: 'Confirm your e-mail address',
    paragraphs: ['Follow this link to sign in to Hark or to create a workspace.'],
    action: {
      label: 'Confirm e-mail address',
      url: rootLink(rootUrl, buildUrl('authConfirmEmail', { query: { token } })),
    },
    footer: `The link works once, for an hour. ${ignore}`,
  });
}

export function oneTimeCodeMail({ to, code }: { to: string; code: string }): Mail {
  return composeMail({
    to,
    // Not the code itself: it would show on a locked screen.
    subject: 'Your code for Hark',
    paragraphs: ['Type this code to sign in to Hark or to create a workspace.'],
    code,
    footer: `The code works once, for 10 minutes. No one from Hark will ever ask you for it. ${ignore}`,
  });
}
