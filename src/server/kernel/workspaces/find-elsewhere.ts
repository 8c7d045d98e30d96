import { NotFound } from '#domain/errors/hark-error.ts';
import { nullable, object } from '#domain/codec/structures.ts';
import { isSubdomainShaped } from '#domain/workspaces/subdomain-shape.ts';
import { tenantRouteCodec, type TenantRoute, type WantedRoute } from '#domain/workspaces/tenant-route.ts';
import type { RegionPlace } from '#server/platform/env/regions-env.ts';
import { isDirectory, type RegionServices } from './address-in-regions.ts';
import { findOwnRoute, findRoute } from './tenant-routes.ts';

const answerCodec = object({ route: nullable(tenantRouteCodec) }, 'answer of the directory');

export type Elsewhere = { readonly route: TenantRoute; readonly place: RegionPlace };

/**
 * The region of a workspace that is not here. Its address comes from this server's own settings, never from the answer.
 * Throws Unavailable while the directory can't be reached.
 */
export async function findElsewhere(
  services: RegionServices,
  wanted: WantedRoute,
): Promise<Elsewhere | undefined> {
  const { regions } = services;
  if (!regions || ('subdomain' in wanted && !isSubdomainShaped(wanted.subdomain))) return undefined;
  const route = isDirectory(regions)
    ? await findRoute(services, wanted)
    : (
        await regions.call(regions.env.directory, '/global/tenant-route', {
          body: wanted,
          answer: answerCodec,
        })
      ).route;
  const place = regions.others.find(({ id }) => id === route?.region);
  return route && place && isSubdomainShaped(route.subdomain) ? { route, place } : undefined;
}

/** What the directory tells other regions: its own workspaces, and those in its list. */
export async function lookUpRoute(
  services: RegionServices,
  wanted: WantedRoute,
): Promise<TenantRoute | undefined> {
  return (await findOwnRoute(services, wanted)) ?? findRoute(services, wanted);
}

/** Where a workspace is today, by its id or by an address that it has or had, in any region. Throws NotFound. */
export async function getLatestRoute(services: RegionServices, wanted: WantedRoute): Promise<TenantRoute> {
  const route =
    (await findOwnRoute(services, wanted)) ?? (await findElsewhere(services, wanted))?.route ?? undefined;
  if (!route) throw new NotFound('There is no workspace at this address');
  return route;
}
