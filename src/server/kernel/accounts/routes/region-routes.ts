import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailCodec } from '#domain/accounts/email.ts';
import { decode } from '#domain/codec/codec.ts';
import { object } from '#domain/codec/structures.ts';
import { HarkError, NotFound, Unauthorized } from '#domain/errors/hark-error.ts';
import type { RegionId } from '#domain/workspaces/regions.ts';
import {
  deleteTenantRouteCodec,
  upsertTenantRouteCodec,
  wantedRouteCodec,
  type TenantRouteAnswer,
} from '#domain/workspaces/tenant-route.ts';
import { dropRoute, keepRoute, lookUpRoute } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { verifyCall } from '#server/platform/regions/region-token.ts';
import { findTeamsHere } from '../find-teams-elsewhere.ts';
import { limits } from '../limits.ts';
import type { HostRoutes } from './host-routes.ts';

const emailOnlyCodec = object({ email: emailCodec });

/** What regions ask each other. Every call is signed for this very request and works once. */
export function addRegionRoutes(http: FastifyInstance, services: Services, { onRoot }: HostRoutes): void {
  const onRegion = (handle: (from: RegionId, body: unknown) => Promise<unknown>) =>
    onRoot(async ({ request, asking }) =>
      handle(await requireRegion(services, asking.limiter, request), request.body),
    );

  http.post(
    '/global/upsert-tenant-route',
    onRegion((from, body) =>
      answered(async () => {
        requireDirectory(services);
        return keepRoute(services, from, decode(upsertTenantRouteCodec, body));
      }),
    ),
  );

  http.post(
    '/global/delete-tenant-route',
    onRegion((from, body) =>
      answered(async () => {
        requireDirectory(services);
        await dropRoute(services, from, decode(deleteTenantRouteCodec, body));
      }),
    ),
  );

  http.post(
    '/global/tenant-route',
    onRegion(async (_from, body) => {
      requireDirectory(services);
      return { route: (await lookUpRoute(services, decode(wantedRouteCodec, body))) ?? null };
    }),
  );

  http.post(
    '/global/teams-of-email',
    onRegion(async (_from, body) => ({
      teams: await findTeamsHere(services, decode(emailOnlyCodec, body).email),
    })),
  );
}

/** Throws NotFound on an installation that is alone, Unauthorized for a call that is no region's or came before. */
async function requireRegion(
  { regions, now }: Services,
  limiter: RateLimiter,
  request: FastifyRequest,
): Promise<RegionId> {
  if (!regions) throw new NotFound('There is nothing at this address');
  const token = /^Region (\S{1,4000})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const path = request.url.split('?')[0] ?? '';
  const call = await verifyCall(regions.env, token, { path, body: request.body, now: now() });
  if ((await limiter.count(limits.regionCallById, call.region, call.id)) > 1)
    throw new Unauthorized('This call was made before');
  return call.region;
}

function requireDirectory({ regions }: Services): void {
  if (regions?.env.directory !== regions?.env.own.id)
    throw new NotFound('The directory is in another region');
}

/** Refusals that the caller understands are answers; all else stays an error. */
async function answered(work: () => Promise<string | void>): Promise<TenantRouteAnswer> {
  try {
    const message = await work();
    return { status: 'success', ...(typeof message === 'string' && { message }) };
  } catch (error) {
    if (!(error instanceof HarkError) || error.code === 'NotFound') throw error;
    return { status: 'error', error: { code: error.code, name: error.name, message: error.message } };
  }
}
