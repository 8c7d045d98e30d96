import { buildUrl } from '#domain/routes/build-url.ts';
import { supportDurationName } from '#domain/staff/support-access.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail, type MailBrand } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type RequestMail = {
  to: string;
  workspace: WorkspaceRef;
  rootUrl: URL;
  brand: MailBrand;
  staff: string;
  reason: string;
  minutes: number;
};

export function supportRequestMail({
  to,
  workspace,
  rootUrl,
  brand,
  staff,
  reason,
  minutes,
}: RequestMail): Mail {
  return composeMail({
    to,
    brand,
    subject: `Support asks for access to ${workspace.name}`,
    paragraphs: [
      `${staff} asks to view ${workspace.name} for ${supportDurationName(minutes)}. The reason: ${reason}`,
      'They can see what you see and can’t change anything. Everything they open is in the audit log. Nothing happens until an admin grants access.',
    ],
    action: {
      label: 'Review request',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('settings')),
    },
    footer: 'You’re getting this because you’re an admin of the workspace.',
  });
}
