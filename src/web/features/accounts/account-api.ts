import { signedInUserCodec, type SignedInUser } from '#domain/accounts/available-team.ts';
import {
  confirmEmailResultCodec,
  sendConfirmationEmailOutcomeCodec,
  type ConfirmEmail,
  type ConfirmEmailResult,
  type SendConfirmationEmail,
  type SendConfirmationEmailOutcome,
} from '#domain/accounts/confirm-email.ts';
import {
  createTenantResultCodec,
  type CreateTenant,
  type CreateTenantResult,
} from '#domain/accounts/create-tenant.ts';
import { joinProofs } from '#domain/accounts/join-proof.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, literal, string } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, record } from '#domain/codec/structures.ts';
import { regionIds } from '#domain/workspaces/regions.ts';
import { getJson, post, postJson } from '#web/lib/rest.ts';

const rootEnvironmentCodec = object(
  {
    recaptchaSiteKey: nullable(string),
    mailOutbox: optional(boolean),
    signUp: optional(boolean),
    oAuthConfig: record(object({ issuer: string })),
    auth0Config: nullable(object({ domain: string })),
    regions: optional(array(object({ id: literal(...regionIds), url: string, isOwn: boolean }))),
  },
  'root environment',
);
export type RootEnvironment = TypeOf<typeof rootEnvironmentCodec>;

const teamEnvironmentCodec = object(
  {
    teamId: string,
    name: nullable(string),
    passwordAuthEnabled: boolean,
    googleAuthEnabled: boolean,
    microsoftAuthEnabled: boolean,
    auth0Enabled: boolean,
    ssoAuthEnabled: boolean,
    ssoEnforced: boolean,
    domainJoinEnabled: optional(boolean),
    primaryColor: nullable(string),
    logo: nullable(object({ baseImageUrl: string })),
  },
  'workspace environment',
);
export type TeamEnvironment = TypeOf<typeof teamEnvironmentCodec>;

const inviteCodec = object(
  {
    email: string,
    invitedBy: nullable(string),
    workspaceName: nullable(string),
    teamId: string,
    message: nullable(string),
    needs: literal(...joinProofs),
  },
  'invitation',
);
export type InviteOffer = TypeOf<typeof inviteCodec>;

const joinCodec = object({ email: string, teamId: string, needs: literal(...joinProofs) }, 'way to join');
export type JoinOffer = TypeOf<typeof joinCodec>;

const redirectCodec = object({ redirectUrl: string }, 'redirect');
const magicLoginCodec = object(
  { redirect: nullable(string), replaces: optional(object({ from: string, to: string })) },
  'sign-in',
);

/** The root app's calls. */
export const rootAccounts = {
  environment: (): Promise<RootEnvironment> => getJson('/global/environment', rootEnvironmentCodec),
  session: (): Promise<SignedInUser> => getJson('/global/session', signedInUserCodec),
  sendConfirmation: (request: SendConfirmationEmail): Promise<SendConfirmationEmailOutcome> =>
    postJson('/global/send-confirmation-email', request, sendConfirmationEmailOutcomeCodec),
  confirmEmail: (request: ConfirmEmail): Promise<ConfirmEmailResult> =>
    postJson('/global/confirm-email', request, confirmEmailResultCodec),
  createWorkspace: (request: CreateTenant): Promise<CreateTenantResult> =>
    postJson('/global/create-tenant', request, createTenantResultCodec),
  finishSso: (request: { code: string; state: string; iss?: string }) =>
    postJson('/global/sso/finish', request, redirectCodec),
  enterWorkspace: (request: { teamId: string; join: boolean }) =>
    postJson('/global/enter-workspace', request, redirectCodec),
  workspaceBySubdomain: (subdomain: string) =>
    getJson(`/global/workspace?subdomain=${encodeURIComponent(subdomain)}`, redirectCodec),
  findWorkspaces: (request: { email: string; recaptchaToken: string; redirect?: string }) =>
    post('/global/find-workspace', request),
  logOut: () => post('/global/logout'),
};

/** The workspace app's calls before there is a bearer token. */
export const workspaceAccounts = {
  environment: (): Promise<TeamEnvironment> => getJson('/api/auth/environment', teamEnvironmentCodec),
  logIn: (email: string, password: string) => post('/api/auth/login', { email, password }),
  sendMagicLink: (email: string, redirect: string | undefined) =>
    post('/api/auth/magic-link', { email, ...(redirect === undefined ? {} : { redirect }) }),
  magicLogin: (request: { token: string; replace: boolean }) =>
    postJson('/api/auth/magic-login', request, magicLoginCodec),
  requestPasswordReset: (email: string) => post('/api/auth/reset-password/request', { email }),
  resetPassword: (token: string, password: string) => post('/api/auth/reset-password', { token, password }),
  unlock: (token: string) => post('/api/auth/unlock', { token }),
  invite: (token: string): Promise<InviteOffer> =>
    getJson(`/api/auth/invite?token=${encodeURIComponent(token)}`, inviteCodec),
  acceptInvite: (request: { token: string; name: string; password: string }) =>
    post('/api/auth/accept-invite', request),
  requestJoin: (email: string) => post('/api/auth/join', { email }),
  join: (token: string): Promise<JoinOffer> =>
    getJson(`/api/auth/join?token=${encodeURIComponent(token)}`, joinCodec),
  confirmJoin: (request: { token: string; name: string; password: string }) =>
    post('/api/auth/join/confirm', request),
  logOut: () => post('/api/auth/logout'),
};
