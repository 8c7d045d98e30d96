import {
  deniedDomainCodec,
  staffSelfCodec,
  staffTeamCodec,
  staffUsersCodec,
  supportRequestsCodec,
  staffWorkspaceCodec,
} from '#domain/staff/staff-answers.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { getJson, post, postJson } from '#web/lib/rest.ts';

const redirectCodec = object({ redirectUrl: string }, 'redirect');
const root = '/global/staff';

function pathOf(path: string, query: Record<string, string>): string {
  return `${root}/${path}?${new URLSearchParams(query).toString()}`;
}

export const staffApi = {
  self: () => getJson(root, staffSelfCodec),
  prove: (code: string) => post(`${root}/proof`, { code }),
  users: (email: string, after?: string) =>
    getJson(pathOf('users', { email, ...(after !== undefined && { after }) }), staffUsersCodec),
  team: (teamId: string) => getJson(pathOf('team', { teamId }), staffTeamCodec),
  createWorkspace: (request: { name: string; ownerEmail: string; ownerName: string }) =>
    postJson(`${root}/create-workspace`, request, staffWorkspaceCodec),
  updateSubdomain: (request: { teamId: string; subdomain: string }) =>
    post(`${root}/update-subdomain`, request),
  supportRequests: (teamId: string, after?: string) =>
    getJson(
      pathOf('support-access', { teamId, ...(after !== undefined && { after }) }),
      supportRequestsCodec,
    ),
  requestSupport: (request: { teamId: string; reason: string; minutes: number }) =>
    post(`${root}/support-access`, request),
  openVisit: (request: { teamId: string; id: string }) =>
    postJson(`${root}/support-access/open`, request, redirectCodec),
  deniedDomain: (email: string) => getJson(pathOf('denied-domain', { email }), deniedDomainCodec),
};
