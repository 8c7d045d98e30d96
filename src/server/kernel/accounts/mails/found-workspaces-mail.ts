import { buildUrl } from '#domain/routes/build-url.ts';
import { regionName } from '#domain/workspaces/regions.ts';
import type { TeamsElsewhere } from '../find-teams-elsewhere.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { composeMail } from '#server/platform/mail/compose-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { rootLink } from './links.ts';

type Found = { name: string | null; subdomain: string | null };

/** Goes out for an address without a workspace too: only the person who reads its mail learns the answer. */
export function foundWorkspacesMail(content: {
  to: string;
  teams: readonly Found[];
  elsewhere: TeamsElsewhere;
  rootUrl: URL;
  /** Where somebody wanted to go when they were asked for their workspace. */
  path: string;
}): Mail {
  const { to, teams, elsewhere, rootUrl, path } = content;
  const lines = [
    ...teams.map((team) => ({ team, at: rootUrl })),
    ...elsewhere.teams.map(({ team, place }) => ({ team, at: place.rootUrl })),
  ].flatMap(({ team: { name, subdomain }, at }) =>
    subdomain === null ? [] : [`${name ?? subdomain}: ${workspaceUrl(at, subdomain, path)}`],
  );
  const unsearched = elsewhere.unreachable.map(
    (region) => `${regionName(region)} couldn’t be searched just now. Try again later for workspaces there.`,
  );
  return composeMail({
    to,
    subject: 'Your Hark workspaces',
    paragraphs: [
      lines.length === 0 ? 'This e-mail address doesn’t belong to a workspace yet.' : lines.join('\n'),
      ...unsearched,
    ],
    action: { label: 'Sign in', url: rootLink(rootUrl, buildUrl('authLogin')) },
    footer: 'You’re getting this e-mail because someone asked for the workspaces of this address.',
  });
}
