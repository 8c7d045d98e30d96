import { restrictions } from '#domain/access/rule.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, instant, literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { adminTeamCodec, adminUserCodec } from '#domain/workspaces/admin-records.ts';
import { supportStates } from './support-access.ts';
import { staffStandings } from './staff-standing.ts';

/** What the console starts with. */
export const staffSelfCodec = object(
  {
    standing: literal(...staffStandings),
    email: string,
    /** Whether there is an authenticator app to prove it with. */
    canProve: boolean,
  },
  'staff',
);
export type StaffSelf = TypeOf<typeof staffSelfCodec>;

/** The records of one person, a page of workspaces at a time. */
export const staffUsersCodec = object({ items: array(adminUserCodec), endCursor: nullable(uuid) }, 'users');
export type StaffUsers = TypeOf<typeof staffUsersCodec>;

export const staffTeamCodec = object(
  {
    team: adminTeamCodec,
    subdomain: string,
    /** The code that its first admin signed up with. */
    promo: nullable(string),
    productRestrictions: array(literal(...restrictions)),
  },
  'workspace record',
);
export type StaffTeam = TypeOf<typeof staffTeamCodec>;

export const deniedDomainCodec = object({ domain: string, denied: boolean }, 'domain check');
export type DeniedDomain = TypeOf<typeof deniedDomainCodec>;

export const staffWorkspaceCodec = object({ teamId: uuid, subdomain: string }, 'new workspace');
export type StaffWorkspace = TypeOf<typeof staffWorkspaceCodec>;

const supportRequestCodec = object(
  {
    id: uuid,
    reason: string,
    minutes: positiveInteger,
    state: literal(...supportStates),
    requestedAt: instant,
    endsAt: nullable(instant),
  },
  'request for access',
);
export type SupportRequestRecord = TypeOf<typeof supportRequestCodec>;

export const supportRequestsCodec = object(
  { items: array(supportRequestCodec), endCursor: nullable(uuid) },
  'requests for access',
);
export type SupportRequests = TypeOf<typeof supportRequestsCodec>;
