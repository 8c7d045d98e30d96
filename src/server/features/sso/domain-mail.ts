import { buildUrl } from '#domain/routes/build-url.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type DomainMail = { to: string; domain: string; token: string; workspace: WorkspaceRef; rootUrl: URL };

export function domainMail({ to, domain, token, workspace, rootUrl }: DomainMail): Mail {
  const path = buildUrl('settingsAuthentication', { query: { verify: token } });
  return composeMail({
    to,
    subject: `Verify ${domain} for ${workspace.name}`,
    paragraphs: [
      `An admin of the workspace ${workspace.name} wants people with an e-mail address at ${domain} to sign in through their identity provider.`,
      'If that’s right, open this link as an admin of the workspace, or forward this mail to one.',
    ],
    action: { label: 'Verify the domain', url: workspaceUrl(rootUrl, workspace.subdomain, path) },
    footer: 'The link works once, for a week. If you don’t know the workspace, ignore this mail.',
  });
}
