import { randomUUID } from 'node:crypto';
import type { ActorName } from '../actors.ts';
import { addConversation } from '../conversation.ts';
import type { Kit } from '../kit.ts';
import { brandingHttpRows } from './branding.ts';
import { embedHttpRows } from './embeds.ts';
import { fileHttpRows } from './files.ts';
import { bulkImportHttpRows } from './bulk-imports.ts';
import { importHttpRows } from './imports.ts';
import { listeningHttpRows } from './listening.ts';
import { mcpHttpRows } from './mcp.ts';
import { noticeHttpRows } from './notices.ts';
import { mediaHttpRows } from './media.ts';
import { mediaExportHttpRows } from './media-exports.ts';
import { projectExportHttpRows } from './project-exports.ts';
import { projectImportHttpRows } from './project-imports.ts';
import { restApiHttpRows } from './rest-api.ts';
import { scimHttpRows } from './scim.ts';
import { secondFactorHttpRows } from './second-factor.ts';
import { all, programs, signedIn } from './http-statuses.ts';
import { staffHttpRows } from './staff.ts';
import { supportHttpRows } from './support.ts';

export type HttpRow = {
  /** As the server lists it: `POST /api/auth/login`. */
  readonly route: string;
  /** The root host's own routes; the others live on the workspace's host. */
  readonly onRoot?: true;
  /** The address, where the route has parameters or a query. */
  readonly url?: (kit: Kit) => Promise<string> | string;
  readonly body?: () => Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected: Readonly<Record<ActorName, number>>;
};

const secret = 'not-a-token-that-anybody-was-given';
const password = 'Correct-Horse-7';
/** Never the same twice: how often a mail goes to one address is limited, no matter who asks. */
const email = (): string => `${randomUUID()}@matrix.example`;
const shared = async (kit: Kit): Promise<string> => {
  const id = await kit.project();
  const now = new Date();
  const snapshot = Buffer.from([0, 0]);
  await kit.row('documents', { id, kind: 'readme', owner_id: id, snapshot, created_at: now, edited_at: now });
  return kit.shareToken(id);
};

export const httpRows: readonly HttpRow[] = [
  { route: 'GET /ping', expected: all(200) },
  { route: 'POST /api/telemetry', body: () => ({ kind: 'error' }), expected: all(204) },
  {
    route: 'POST /api/graphql',
    body: () => ({ query: '{ __typename }' }),
    expected: all(200, { anonymous: 401, otherWorkspace: 401, noRole: 401 }),
  },

  { route: 'GET /p/:token', url: async (kit) => `/p/${await shared(kit)}`, expected: all(200) },
  { route: 'GET /p/data/:token', url: async (kit) => `/p/data/${await shared(kit)}`, expected: all(200) },
  {
    route: 'GET /public-object/:token',
    url: async (kit) => `/public-object/${await shared(kit)}`,
    expected: all(200),
  },
  { route: 'POST /p/:token', url: async (kit) => `/p/${await shared(kit)}`, expected: all(303) },
  { route: 'POST /p/data/:token', url: async (kit) => `/p/data/${await shared(kit)}`, expected: all(303) },
  {
    route: 'POST /public-object/:token',
    url: async (kit) => `/public-object/${await shared(kit)}`,
    expected: all(303),
  },
  {
    route: 'POST /p/:token/session',
    url: async (kit) => `/p/${await shared(kit)}/session`,
    expected: all(200),
  },

  ...embedHttpRows,

  { route: 'GET /api/auth/environment', expected: all(200) },
  { route: 'POST /api/auth/login', body: () => ({ email: email(), password }), expected: all(401) },
  { route: 'POST /api/auth/magic-link', body: () => ({ email: email() }), expected: all(202) },
  { route: 'POST /api/auth/magic-login', body: () => ({ token: secret }), expected: all(400) },
  { route: 'POST /api/auth/reset-password/request', body: () => ({ email: email() }), expected: all(202) },
  { route: 'POST /api/auth/reset-password', body: () => ({ token: secret, password }), expected: all(400) },
  { route: 'POST /api/auth/unlock', body: () => ({ token: secret }), expected: all(400) },
  { route: 'GET /api/auth/invite', url: () => `/api/auth/invite?token=${secret}`, expected: all(404) },
  {
    route: 'POST /api/auth/accept-invite',
    body: () => ({ token: secret, name: 'N', password }),
    expected: all(404),
  },
  { route: 'POST /api/auth/join', body: () => ({ email: email() }), expected: all(202) },
  {
    route: 'POST /api/auth/join/confirm',
    body: () => ({ token: secret, name: 'N', password }),
    expected: all(400),
  },
  { route: 'POST /api/auth/token', expected: signedIn(200) },
  { route: 'GET /api/auth/sso', url: () => '/api/auth/sso?iss=https://nobody.example', expected: all(403) },
  { route: 'POST /api/auth/sso', body: () => ({ iss: 'https://nobody.example' }), expected: all(403) },
  { route: 'POST /api/auth/sso/logout', body: () => ({ logout_token: secret }), expected: all(400) },
  { route: 'GET /api/account', expected: signedIn(200) },
  { route: 'GET /api/account/workspaces', expected: signedIn(200) },
  {
    route: 'POST /api/account/password',
    body: () => ({ password: 'short' }),
    expected: signedIn(400),
  },
  { route: 'POST /api/account/email', body: () => ({ email: 'nobody' }), expected: signedIn(400) },
  {
    route: 'POST /api/account/marketing-comms',
    body: () => ({ enabled: 'yes' }),
    expected: signedIn(400),
  },
  {
    route: 'POST /api/account/identities/link',
    body: () => ({ provider: 'NOBODY' }),
    expected: signedIn(400),
  },
  { route: 'POST /api/account/identities', body: () => ({ token: secret }), expected: signedIn(400) },
  {
    route: 'POST /api/account/identities/unlink',
    body: () => ({ id: randomUUID() }),
    expected: signedIn(404),
  },
  ...secondFactorHttpRows,
  { route: 'POST /api/account/sessions/end', body: () => ({ id: randomUUID() }), expected: signedIn(404) },
  { route: 'POST /api/account/leave', body: () => ({ teamId: randomUUID() }), expected: signedIn(400) },
  { route: 'POST /api/auth/change-email', body: () => ({ token: secret }), expected: all(400) },
  // The API tokens are an admin's.
  {
    route: 'GET /api/audit-log.csv',
    expected: all(401, {
      viewer: 403,
      contributor: 403,
      manager: 403,
      admin: 200,
      apiRead: 403,
      apiWrite: 403,
      apiMembers: 403,
      apiAdmin: 200,
    }),
  },

  {
    route: 'GET /api/people.csv',
    expected: all(401, {
      viewer: 403,
      contributor: 403,
      manager: 200,
      admin: 200,
      apiRead: 200,
      apiWrite: 200,
      apiMembers: 200,
      apiAdmin: 200,
    }),
  },
  {
    route: 'GET /api/channels/:id/data.csv',
    url: () => '/api/channels/nothing/data.csv',
    expected: { ...signedIn(404), ...programs(404) },
  },
  {
    route: 'GET /api/channels/:id/data.xlsx',
    url: () => '/api/channels/nothing/data.xlsx',
    expected: { ...signedIn(404), ...programs(404) },
  },
  {
    route: 'GET /api/documents/:id/export.:format',
    url: () => '/api/documents/nothing/export.md',
    expected: { ...signedIn(404), ...programs(404) },
  },
  {
    route: 'GET /api/canvases/:id/export.:format',
    url: () => '/api/canvases/nothing/export.svg',
    expected: { ...signedIn(404), ...programs(404) },
  },

  ...mcpHttpRows,
  ...restApiHttpRows,
  ...scimHttpRows,
  ...fileHttpRows,
  {
    route: 'GET /api/streams/:streamId',
    // A stream of somebody else is as unknown as one that never was.
    url: async (kit) => `/api/streams/${(await addConversation(kit, { by: await kit.member() })).streamId}`,
    expected: all(404, { anonymous: 401, otherWorkspace: 401, noRole: 401, shareToken: 401 }),
  },
  ...listeningHttpRows,
  ...mediaHttpRows,
  ...mediaExportHttpRows,
  ...brandingHttpRows,
  ...importHttpRows,
  ...bulkImportHttpRows,
  ...noticeHttpRows,
  ...projectExportHttpRows,
  ...projectImportHttpRows,

  ...staffHttpRows,
  ...supportHttpRows,
  { route: 'GET /global/environment', onRoot: true, expected: all(200) },
  { route: 'GET /global/bot-check', onRoot: true, expected: all(200) },
  { route: 'GET /global/closest-region', onRoot: true, expected: all(200) },
  { route: 'GET /global/session', onRoot: true, expected: all(401) },
  // No provider is set up where the matrix runs.
  {
    route: 'GET /global/oidc/start',
    onRoot: true,
    url: () => '/global/oidc/start?provider=GOOGLE',
    expected: all(400),
  },
  {
    route: 'POST /global/sso/finish',
    onRoot: true,
    body: () => ({ code: secret, state: secret }),
    expected: all(400),
  },
  {
    route: 'GET /global/team-environment',
    onRoot: true,
    url: () => '/global/team-environment?subdomain=nowhere-here',
    expected: all(404),
  },
  {
    route: 'GET /global/latest-subdomain',
    onRoot: true,
    url: () => '/global/latest-subdomain?subdomain=nowhere-here',
    expected: all(404),
  },
  {
    route: 'GET /global/workspace',
    onRoot: true,
    url: () => '/global/workspace?subdomain=nowhere-here',
    expected: all(404),
  },
  {
    route: 'POST /global/send-confirmation-email',
    onRoot: true,
    body: () => ({ email: email(), recaptchaToken: '' }),
    expected: all(200),
  },
  { route: 'GET /api/auth/join', url: () => `/api/auth/join?token=${secret}`, expected: all(400) },
  {
    route: 'POST /global/confirm-email',
    onRoot: true,
    body: () => ({ method: 'EMAIL', token: secret }),
    expected: all(200),
  },
  {
    route: 'POST /global/create-tenant',
    onRoot: true,
    body: () => ({ method: 'EMAIL', email: email(), password, teamName: 'Stolen', name: 'N' }),
    expected: all(401),
  },
  {
    route: 'POST /global/enter-workspace',
    onRoot: true,
    body: () => ({ teamId: '018f4b6e-0000-7000-8000-000000000001' }),
    expected: all(401),
  },
  {
    route: 'POST /global/find-workspace',
    onRoot: true,
    body: () => ({ email: email(), recaptchaToken: secret }),
    expected: all(400),
  },
  // The installation is alone where the matrix runs; `regions.test.ts` asks two of them.
  { route: 'POST /global/upsert-tenant-route', onRoot: true, expected: all(404) },
  { route: 'POST /global/delete-tenant-route', onRoot: true, expected: all(404) },
  { route: 'POST /global/tenant-route', onRoot: true, expected: all(404) },
  { route: 'POST /global/teams-of-email', onRoot: true, expected: all(404) },
  { route: 'POST /global/logout', onRoot: true, expected: all(204) },
  // Only for the person at the machine.
  { route: 'GET /outbox', onRoot: true, expected: all(404) },
  { route: 'GET /outbox.json', onRoot: true, expected: all(404) },
  // Last: they end the sessions of those who have one.
  { route: 'POST /api/auth/logout', expected: all(204) },
  { route: 'POST /api/account/sessions/end-all', expected: all(401) },
];
