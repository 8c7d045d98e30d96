import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from '#domain/accounts/available-team.ts';
import { decode } from '#domain/codec/codec.ts';
import { boolean, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { defaultRegionId } from '#domain/workspaces/regions.ts';
import { findTeamsOfAccount, findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { hasOutbox } from '#server/platform/mail/outbox-route.ts';
import { enterWorkspace } from '../enter-workspace.ts';
import { limits } from '../limits.ts';
import { describeProviders } from '../oidc/describe-providers.ts';
import { logOutOfRoot } from '../log-out.ts';
import { mailFoundWorkspaces } from '../mail-found-workspaces.ts';
import type { Session } from '../sessions/find-session.ts';
import { requireRootSession } from '../sessions/root-session.ts';
import { clearSessionCookie, readSessionCookie } from '../sessions/session-cookie.ts';
import type { HostRoutes } from './host-routes.ts';

const enterCodec = object({ teamId: uuid, join: optional(boolean) });
const findCodec = object({ email: string, recaptchaToken: string });
const workspaceQueryCodec = object({ subdomain: string });

/** Who is signed in at the root host, and the ways from there into workspaces. */
export function addRootSessionRoutes(
  http: FastifyInstance,
  services: Services,
  { onRoot }: HostRoutes,
): void {
  const { env, database } = services;

  http.get(
    '/global/environment',
    onRoot(async () => ({
      featureFlags: {},
      oAuthConfig: await describeProviders(services),
      auth0Config: null,
      recaptchaSiteKey: env.recaptcha?.siteKey ?? null,
      mailOutbox: hasOutbox(env),
    })),
  );

  http.get(
    '/global/session',
    onRoot(async ({ request }) => describeSession(services, await requireRootSession(services, request))),
  );

  http.post(
    '/global/enter-workspace',
    onRoot(async ({ request }) => {
      const session = await requireRootSession(services, request);
      const { teamId, join = false } = decode(enterCodec, request.body);
      return { redirectUrl: await enterWorkspace(services, session, { teamId, join }) };
    }),
  );

  http.post(
    '/global/find-workspace',
    onRoot(async ({ request, asking }) => {
      await mailFoundWorkspaces(services, asking, decode(findCodec, request.body));
      return { sent: true };
    }),
  );

  http.get(
    '/global/workspace',
    onRoot(async ({ request, asking: { limiter, address } }) => {
      await limiter.take(limits.lookUpByAddress, address);
      const { subdomain } = decode(workspaceQueryCodec, request.query);
      const workspace = await findWorkspaceBySubdomain(database, subdomain.trim().toLowerCase());
      if (!workspace) throw new NotFound('There is no workspace at this address');
      return { redirectUrl: workspaceUrl(env.rootUrl, workspace.subdomain) };
    }),
  );

  http.post(
    '/global/logout',
    onRoot(async ({ request, reply }) => {
      await logOutOfRoot(services, readSessionCookie(request, env));
      clearSessionCookie(reply, env);
      return reply.code(204).send();
    }),
  );

  // A server of one's own is one region.
  http.get(
    '/global/closest-region',
    onRoot(async () => ({ fastestRegion: defaultRegionId, availableRegions: [defaultRegionId] })),
  );
}

async function describeSession(services: Services, { account, provider }: Session): Promise<SignedInUser> {
  const { id: accountId, email, name } = account;
  const { current, available } = await findTeamsOfAccount(services, { accountId, email });
  return {
    email,
    name: name === '' ? null : name,
    provider,
    currentTeams: current,
    availableTeams: available,
  };
}
