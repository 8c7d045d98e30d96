import { notices, type Notice } from '#domain/notifications/notices.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail, type MailBrand } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type NoticeMail = {
  to: string;
  text: string;
  /** What somebody wrote. */
  quote: string | null;
  /** A path inside the workspace. */
  link: string;
  workspace: WorkspaceRef;
  rootUrl: URL;
  brand: MailBrand;
  notice: Notice;
  unsubscribe: string;
};

export function noticeMail(mail: NoticeMail): Mail {
  const { to, text, quote, link, workspace, rootUrl, brand, notice, unsubscribe } = mail;
  const settings = workspaceUrl(rootUrl, workspace.subdomain, buildUrl('settingsUserNotifications'));
  return composeMail({
    to,
    brand,
    unsubscribe,
    subject: text,
    paragraphs: quote === null ? [`${text}.`] : [`${text}:`, `“${quote}”`],
    action: { label: 'Open in Hark', url: workspaceUrl(rootUrl, workspace.subdomain, link) },
    footer: `You get an e-mail from ${workspace.name} when: ${lowerFirst(notices[notice].label)}. Change this: ${settings}\nStop these e-mails: ${unsubscribe}`,
  });
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
