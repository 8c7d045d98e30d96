import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, instant, literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { freshProofs } from './fresh-proof.ts';
import { ownFactorsCodec } from './second-factor.ts';
import { flowProviders, oidcProviders, signInProviders } from './sign-in-providers.ts';

const ownSessionCodec = object(
  {
    id: uuid,
    device: string,
    address: nullable(string),
    provider: literal(...signInProviders),
    /** Null for the page where workspaces are chosen. */
    workspaceName: nullable(string),
    signedInAt: instant,
    lastSeenAt: instant,
    isCurrent: boolean,
  },
  'session',
);
export type OwnSession = TypeOf<typeof ownSessionCodec>;

const ownIdentityCodec = object(
  { id: uuid, provider: literal(...flowProviders), email: string, lastUsedAt: instant },
  'linked identity',
);
export type OwnIdentity = TypeOf<typeof ownIdentityCodec>;

/** What the account page shows to its owner and to nobody else. */
export const ownAccountCodec = object(
  {
    email: string,
    /** An address that waits for the confirmation of one side or both. */
    pendingEmail: nullable(string),
    hasPassword: boolean,
    /** Whether product news may be mailed to them. */
    marketingCommsEnabled: boolean,
    proof: literal(...freshProofs),
    sessions: array(ownSessionCodec),
    identities: array(ownIdentityCodec),
    /** Providers that can be linked on this installation. */
    linkable: array(literal(...oidcProviders)),
    factors: ownFactorsCodec,
    recoveryCodesLeft: positiveInteger,
    /** Signed in by a provider, and the factors that the account has were not asked for. */
    mustProveFactor: boolean,
  },
  'own account',
);
export type OwnAccount = TypeOf<typeof ownAccountCodec>;

export const mostSessionsShown = 50;
