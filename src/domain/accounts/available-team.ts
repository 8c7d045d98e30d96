import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, instant, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, tagged } from '#domain/codec/structures.ts';
import { parseHexColor } from '#domain/color/hex-color.ts';
import { regionIds } from '#domain/workspaces/regions.ts';
import { emailCodec } from './email.ts';
import { signInProviders } from './sign-in-providers.ts';

/** Over https, or from this very machine, which browsers trust alike. */
export function isLogoUrl(text: string): boolean {
  return /^(https:\/\/[^\s/]+|http:\/\/localhost(:\d+)?\/)/.test(text);
}
const logoUrl = refine(string, 'https URL', isLogoUrl);
const hexColor = refine(string, 'hex color', (text) => parseHexColor(text).ok);

const teamFields = {
  id: uuid,
  subdomain: nullable(string),
  name: nullable(string),
  logoUrl: nullable(logoUrl),
  primaryColor: nullable(hexColor),
  sortKey: nullable(instant),
  /** Has the invented research in it. */
  isSample: optional(boolean),
};

/** A workspace that the person is a member of. */
export const currentTeamCodec = object(teamFields, 'team');
export type CurrentTeam = TypeOf<typeof currentTeamCodec>;

/** A workspace that the person may join: open to their e-mail domain, or by an invitation. */
export const availableTeamCodec = tagged('type', {
  DOMAIN: object(teamFields),
  INVITE: object({ ...teamFields, inviteId: nullable(uuid), invitedBy: nullable(string) }),
});
export type AvailableTeam = TypeOf<typeof availableTeamCodec>;

export const signedInUserCodec = object(
  {
    email: emailCodec,
    name: nullable(string),
    provider: nullable(literal(...signInProviders)),
    /** Then none is chosen for a further workspace. */
    hasPassword: optional(boolean),
    currentTeams: array(currentTeamCodec),
    availableTeams: array(availableTeamCodec),
    /** Their workspaces are missing from the lists. */
    unreachableRegions: optional(array(literal(...regionIds))),
  },
  'signed-in user',
);
export type SignedInUser = TypeOf<typeof signedInUserCodec>;
