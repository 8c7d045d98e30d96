import { followedChanges, isFollowedChange } from '#domain/notifications/followed-changes.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail, type MailBrand } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

/** So many changes of one kind, below one thing that the person follows. */
export type DigestLine = {
  readonly objectId: string;
  readonly objectType: AccessObjectType;
  readonly title: string;
  readonly event: string;
  readonly count: number;
};

export type Digest = {
  to: string;
  workspace: WorkspaceRef;
  rootUrl: URL;
  brand: MailBrand;
  lines: readonly DigestLine[];
};

export function digestMail({ to, workspace, rootUrl, brand, lines }: Digest): Mail {
  const byObject = Map.groupBy(lines, ({ objectId }) => objectId);
  const settings = workspaceUrl(rootUrl, workspace.subdomain, buildUrl('settingsUserNotifications'));
  return composeMail({
    to,
    brand,
    subject: `What changed in ${workspace.name}`,
    paragraphs: [
      'Changes to what you follow since the last e-mail:',
      ...[...byObject.values()].map(paragraphOf),
    ],
    action: {
      label: 'Open the workspace',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('home')),
    },
    footer: `You’re getting this because you follow these items. Change how often, or unfollow: ${settings}`,
  });
}

function paragraphOf(lines: readonly DigestLine[]): string {
  const [first] = lines;
  const title = first ? titleOf(first.objectType, first.title) : '';
  return [title, ...lines.map(lineText)].join('\n');
}

/** "– note was added (3 times)" */
function lineText({ event, objectType, count }: DigestLine): string {
  if (!isFollowedChange(event)) return '';
  const [thing = objectType] = event.split('.');
  const times = count === 1 ? '' : ` (${count} times)`;
  return `– ${thing} ${followedChanges[event].words}${times}`;
}
