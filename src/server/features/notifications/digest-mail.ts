import { followedChanges, isFollowedChange } from '#domain/notifications/followed-changes.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { objectUrl } from '#domain/routes/object-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail, type MailBrand, type MailList } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

/** One change, or several of the same kind, of one thing. */
export type DigestLine = {
  readonly objectId: string;
  readonly objectType: AccessObjectType;
  readonly title: string;
  /** Null for what is in no project. */
  readonly projectTitle: string | null;
  readonly event: string;
  readonly count: number;
  /** Who did it, if it was one person. */
  readonly actor: string | null;
};

export type Digest = {
  to: string;
  workspace: WorkspaceRef;
  rootUrl: URL;
  brand: MailBrand;
  unsubscribe: string;
  lists: readonly MailList[];
};

export function digestMail({ to, workspace, rootUrl, brand, unsubscribe, lists }: Digest): Mail {
  const settings = workspaceUrl(rootUrl, workspace.subdomain, buildUrl('settingsUserNotifications'));
  return composeMail({
    to,
    brand,
    unsubscribe,
    subject: `What changed in ${workspace.name}`,
    paragraphs: ['This is new since your last e-mail:'],
    lists,
    action: {
      label: 'Open the workspace',
      url: workspaceUrl(rootUrl, workspace.subdomain, buildUrl('home')),
    },
    footer: `Change what you hear about: ${settings}\nStop these e-mails: ${unsubscribe}`,
  });
}

/** By the id of what they are about. */
type Details = {
  readonly quotes?: ReadonlyMap<string, readonly string[]> | undefined;
  readonly wraps: ReadonlyMap<string, readonly string[]>;
};

/** Titles with links, by project; a published insight with its first quotes, a channel with what changed in it. */
export function listChanges(
  lines: readonly DigestLine[],
  urlOf: (path: string) => string,
  { quotes, wraps }: Details,
): MailList[] {
  const byProject = Map.groupBy(lines, ({ projectTitle }) => projectTitle);
  return [...byProject].map(([project, some]) => ({
    title: project === null ? 'Elsewhere' : titleOf('project', project),
    items: some.map((line) => ({
      text: lineText(line),
      url: urlOf(objectUrl(line.objectType, { id: line.objectId })),
      ...(line.event === 'insight.published' && { quotes: quotes?.get(line.objectId) ?? [] }),
      ...(line.event === 'channel.dataAdded' && { quotes: wraps.get(line.objectId) ?? [] }),
    })),
  }));
}

/** "Visit at home was added by Robin", "Visit at home was changed (3 times)" */
function lineText({ event, objectType, title, count, actor }: DigestLine): string {
  const words = isFollowedChange(event) ? followedChanges[event].words : 'was changed';
  const by = actor === null ? '' : ` by ${actor}`;
  const times = count === 1 ? '' : ` (${count} times)`;
  return `${titleOf(objectType, title)} ${words}${by}${times}`;
}
