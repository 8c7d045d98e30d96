import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, literal, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object, record } from '#domain/codec/structures.ts';
import { fileUploadStatuses } from '#domain/media/upload-status.ts';

export const auth0ConfigCodec = object(
  { audience: string, clientId: string, domain: string },
  'Auth0 config',
);

type Auth0Config = TypeOf<typeof auth0ConfigCodec>;

/** Of any OpenID issuer that is set up in this place: its tokens are made for the client itself. */
export function auth0ConfigOf({ domain, clientId }: { domain: string; clientId: string }): Auth0Config {
  return { audience: clientId, clientId, domain };
}

/** What the sign-in page of a workspace needs before anybody has signed in. */
export const teamEnvironmentCodec = object(
  {
    teamId: uuid,
    name: nullable(string),
    auth0Config: nullable(auth0ConfigCodec),
    auth0OrganizationId: nullable(string),
    auth0Enabled: boolean,
    passwordAuthEnabled: boolean,
    googleAuthEnabled: boolean,
    microsoftAuthEnabled: boolean,
    ssoAuthEnabled: boolean,
    oidcIssuer: nullable(string),
    primaryColor: nullable(string),
    logo: nullable(
      object({ id: uuid, baseImageUrl: string, uploadStatus: literal(...fileUploadStatuses) }, 'logo'),
    ),
  },
  'team environment',
);
export type TeamEnvironment = TypeOf<typeof teamEnvironmentCodec>;

/** What the root app needs before anybody has signed in. */
export const globalEnvironmentCodec = object(
  {
    featureFlags: record(boolean),
    oAuthConfig: record(
      object({ authorizationEndpoint: string, clientId: string, issuer: string }, 'OAuth provider'),
    ),
    auth0Config: nullable(auth0ConfigCodec),
    recaptchaSiteKey: nullable(string),
  },
  'global environment',
);
export type GlobalEnvironment = TypeOf<typeof globalEnvironmentCodec>;

/** The identity provider of an enterprise workspace. */
export const authConnectionCodec = object({ clientId: string, issuer: string }, 'auth connection');
export type AuthConnection = TypeOf<typeof authConnectionCodec>;
