import type { FastifyInstance } from 'fastify';
import type { SignedInUser } from '#domain/accounts/available-team.ts';
import { globalFlags } from '#domain/analytics/feature-flags.ts';
import { decode } from '#domain/codec/codec.ts';
import { boolean, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { defaultRegionId } from '#domain/workspaces/regions.ts';
import { wantedRouteCodec, type ClosestRegion } from '#domain/workspaces/tenant-route.ts';
import {
  findElsewhere,
  findTeamEnvironment,
  findTeamsOfAccount,
  findWorkspaceBySubdomain,
  getLatestRoute,
} from '#server/kernel/workspaces/index.ts';
import type { RegionLine } from '#server/platform/regions/region-line.ts';
import type { Services } from '#server/platform/app/services.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { hasOutbox } from '#server/platform/mail/outbox-route.ts';
import { findTeamsElsewhere } from '../find-teams-elsewhere.ts';
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
const findCodec = object({ email: string, recaptchaToken: string, redirect: optional(string) });
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
      featureFlags: globalFlags,
      ...(await describeProviders(services)),
      recaptchaSiteKey: env.recaptcha?.siteKey ?? null,
      mailOutbox: hasOutbox(env),
      signUp: env.signUpEnabled,
      ...(services.regions && { regions: describeRegions(services.regions) }),
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
      const wanted = { subdomain: subdomain.trim().toLowerCase() };
      const workspace = await findWorkspaceBySubdomain(database, wanted.subdomain);
      if (workspace) return { redirectUrl: workspaceUrl(env.rootUrl, workspace.subdomain) };
      const elsewhere = await findElsewhere(services, wanted);
      if (!elsewhere) throw new NotFound('There is no workspace at this address');
      return { redirectUrl: workspaceUrl(elsewhere.place.rootUrl, elsewhere.route.subdomain) };
    }),
  );

  http.get(
    '/global/team-environment',
    onRoot(async ({ request, asking: { limiter, address } }) => {
      await limiter.take(limits.lookUpByAddress, address);
      const { subdomain } = decode(workspaceQueryCodec, request.query);
      const workspace = await findWorkspaceBySubdomain(database, subdomain.trim().toLowerCase());
      if (!workspace) throw new NotFound('There is no workspace at this address');
      return findTeamEnvironment(services, workspace);
    }),
  );

  http.get(
    '/global/latest-subdomain',
    onRoot(async ({ request, asking: { limiter, address } }) => {
      await limiter.take(limits.lookUpByAddress, address);
      return getLatestRoute(services, decode(wantedRouteCodec, request.query));
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

  http.get(
    '/global/closest-region',
    onRoot(() => findClosestRegion(services)),
  );
}

/** The browser itself measures which is nearest to it. */
function describeRegions({ env }: RegionLine) {
  return [...env.places.values()].map(({ id, rootUrl }) => ({
    id,
    url: rootUrl.origin,
    isOwn: id === env.own.id,
  }));
}

/** A visitor has reached this server, so its own region comes first. An installation that is alone leaves no choice. */
async function findClosestRegion({ regions }: Services): Promise<ClosestRegion> {
  if (!regions) return { currentRegion: defaultRegionId };
  const own = regions.env.own.id;
  const others = await Promise.all(
    regions.others.map(async ({ id }) => ((await regions.isUp(id)) ? [id] : [])),
  );
  return { fastestRegion: own, availableRegions: [own, ...others.flat()] };
}

async function describeSession(services: Services, { account, provider }: Session): Promise<SignedInUser> {
  const { id: accountId, email, name, passwordHash } = account;
  const { current, available } = await findTeamsOfAccount(services, { accountId, email });
  const elsewhere = await findTeamsElsewhere(services, email);
  return {
    email,
    name: name === '' ? null : name,
    provider,
    hasPassword: passwordHash !== null,
    currentTeams: [...current, ...elsewhere.teams.map(({ team }) => team)],
    availableTeams: available,
    ...(elsewhere.unreachable.length > 0 && { unreachableRegions: [...elsewhere.unreachable] }),
  };
}
