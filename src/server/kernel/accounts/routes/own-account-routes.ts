import type { FastifyInstance } from 'fastify';
import { oidcProviders } from '#domain/accounts/sign-in-providers.ts';
import { decode } from '#domain/codec/codec.ts';
import { boolean, literal, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { leaveWorkspace } from '#server/kernel/members/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { authenticateByCookie } from '../bearer/authenticate-download.ts';
import { changePassword } from '../own-account/change-password.ts';
import { confirmEmailChange } from '../own-account/confirm-email-change.ts';
import { endAllOwnSessions, endOwnSession } from '../own-account/end-own-sessions.ts';
import { askToLink, finishLink, unlinkIdentity } from '../own-account/link-own-identity.ts';
import { listOwnWorkspaces } from '../own-account/list-own-workspaces.ts';
import { readOwnAccount } from '../own-account/read-own-account.ts';
import { requestEmailChange } from '../own-account/request-email-change.ts';
import { setMarketingComms } from '../own-account/set-marketing-comms.ts';
import { requireOwnSession, type Own } from '../sessions/require-own-session.ts';
import { clearSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts';
import type { HostRoutes, WorkspaceVisit } from './host-routes.ts';

const passwordCodec = object({ current: optional(string), password: string });
const emailCodec = object({ email: string, password: optional(string) });
const newsCodec = object({ enabled: boolean });
const linkCodec = object({ provider: literal(...oidcProviders), password: optional(string) });
const unlinkCodec = object({ id: uuid, password: optional(string) });
const sessionCodec = object({ id: uuid });
/** Named, so that a page of another workspace left open can't take the person out of this one. */
const leaveCodec = object({ teamId: uuid });
const tokenCodec = object({ token: string });

/** The account page. Not GraphQL: an account is no part of a workspace, and no API token reaches it. */
export function addOwnAccountRoutes(
  http: FastifyInstance,
  services: Services,
  { onWorkspace }: HostRoutes,
): void {
  const { env } = services;
  const onOwn = (handle: (visit: WorkspaceVisit & { own: Own }) => Promise<unknown>) =>
    onWorkspace(async (visit) =>
      handle({ ...visit, own: await requireOwnSession(services, visit.request, visit.workspace) }),
    );

  http.get(
    '/api/account',
    onOwn(({ own }) => readOwnAccount(services, own)),
  );

  http.get(
    '/api/account/workspaces',
    onOwn(({ own }) => listOwnWorkspaces(services, own)),
  );

  http.post(
    '/api/account/password',
    onOwn(async ({ request, reply, asking, own }) => {
      const { current, password } = decode(passwordCodec, request.body);
      const change = { current, password };
      setSessionCookie(reply, env, await changePassword(services, asking, own, change));
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/email',
    onOwn(async ({ request, reply, asking, own }) => {
      const { email, password } = decode(emailCodec, request.body);
      await requestEmailChange(services, asking, own, { email, password });
      return reply.code(202).send();
    }),
  );

  http.post(
    '/api/account/marketing-comms',
    onOwn(async ({ request, reply, own }) => {
      await setMarketingComms(services, own, decode(newsCodec, request.body).enabled);
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/identities/link',
    onOwn(async ({ request, asking, own }) => {
      const { provider, password } = decode(linkCodec, request.body);
      return { redirectUrl: await askToLink(services, asking, own, { provider, password }) };
    }),
  );

  http.post(
    '/api/account/identities',
    onOwn(async ({ request, reply, own }) => {
      await finishLink(services, own, decode(tokenCodec, request.body).token);
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/identities/unlink',
    onOwn(async ({ request, reply, asking, own }) => {
      const { id, password } = decode(unlinkCodec, request.body);
      await unlinkIdentity(services, asking, own, { id, password });
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/sessions/end',
    onOwn(async ({ request, reply, own }) => {
      const { id } = decode(sessionCodec, request.body);
      await endOwnSession(services, own, id);
      if (id === own.session.id) clearSessionCookie(reply, env);
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/sessions/end-all',
    onOwn(async ({ reply, own }) => {
      await endAllOwnSessions(services, own);
      clearSessionCookie(reply, env);
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/account/leave',
    onWorkspace(async ({ request, reply, workspace }) => {
      const ctx = await authenticateByCookie(services, request, workspace);
      const { teamId } = decode(leaveCodec, request.body);
      if (teamId !== workspace.id) throw new ValidationError('You’re signed in to another workspace here');
      await leaveWorkspace(ctx);
      clearSessionCookie(reply, env);
      return reply.code(204).send();
    }),
  );

  http.post(
    '/api/auth/change-email',
    onWorkspace(({ request, asking }) =>
      confirmEmailChange(services, asking, decode(tokenCodec, request.body).token),
    ),
  );
}
