import { buildUrl } from '#domain/routes/build-url.ts';
import { formatDay } from '#domain/time/format-day.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail, type MailBrand } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

type DeletionMail = {
  to: string;
  workspace: WorkspaceRef;
  rootUrl: URL;
  brand: MailBrand;
  requestedBy: string;
  dueAt: Date;
};

export function deletionMail({ to, workspace, rootUrl, brand, requestedBy, dueAt }: DeletionMail): Mail {
  return composeMail({
    to,
    brand,
    subject: `${workspace.name} will be deleted on ${formatDay(dueAt)}`,
    paragraphs: [
      `${requestedBy} deleted the workspace ${workspace.name}. On ${formatDay(dueAt)} everything in it will be permanently deleted.`,
      'Until then it works as before, and any admin can keep it.',
    ],
    action: {
      label: 'Open workspace settings',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('settings')),
    },
    footer: 'You’re getting this because you’re an admin of the workspace.',
  });
}
