import { signInProviderLabels, type FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { rootLink } from './links.ts';

type LinkMail = { to: string; provider: FlowProvider; token: string; rootUrl: URL };

export function linkIdentityMail({ to, provider, token, rootUrl }: LinkMail): Mail {
  const name = signInProviderLabels[provider];
  return composeMail({
    to,
    subject: `Link ${name} to your account`,
    paragraphs: [
      `You signed in with ${name}. Follow this link to sign in to your account with it from now on.`,
    ],
    action: {
      label: `Link ${name}`,
      url: rootLink(rootUrl, buildUrl('authConfirmEmail', { query: { token } })),
    },
    footer: 'The link works once, for an hour. If you did not do this, ignore this mail and nothing happens.',
  });
}

export function identityLinkedMail({ to, provider }: Pick<LinkMail, 'to' | 'provider'>): Mail {
  const name = signInProviderLabels[provider];
  return composeMail({
    to,
    subject: `${name} is linked to your account`,
    paragraphs: [`You can sign in with ${name} now.`],
    footer: 'If that wasn’t you, unlink it on your account page and change your password.',
  });
}

export function identityUnlinkedMail({ to, provider }: Pick<LinkMail, 'to' | 'provider'>): Mail {
  const name = signInProviderLabels[provider];
  return composeMail({
    to,
    subject: `${name} is no longer linked to your account`,
    paragraphs: [`You can’t sign in with ${name} any more.`],
    footer: 'If that wasn’t you, change your password and link it again on your account page.',
  });
}
