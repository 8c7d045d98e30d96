import { Unavailable } from '#domain/errors/hark-error.ts';
import type { RegionId } from '#domain/workspaces/regions.ts';
import type { RegionServices } from './address-in-regions.ts';
import { findElsewhere } from './find-elsewhere.ts';

export type OtherRegion = { readonly rootUrl: URL; readonly subdomain: string } | { readonly down: RegionId };

const freshMs = 5_000;
const mostKnown = 10_000;
type Known = { readonly found: Promise<OtherRegion | undefined>; readonly until: number };

/**
 * Where a visitor to an address of another region goes on, or which region can't be reached. Kept for a moment, so that
 * made-up addresses cost the directory one question each.
 */
export function otherRegionFinder(
  services: RegionServices,
): (subdomain: string) => Promise<OtherRegion | undefined> {
  const known = new Map<string, Known>();
  return (subdomain) => {
    const hit = known.get(subdomain);
    if (hit && hit.until > performance.now()) return hit.found;
    if (known.size > mostKnown) known.clear();
    const found = findOtherRegion(services, subdomain);
    known.set(subdomain, { found, until: performance.now() + freshMs });
    found.catch(() => known.delete(subdomain));
    return found;
  };
}

async function findOtherRegion(
  services: RegionServices,
  subdomain: string,
): Promise<OtherRegion | undefined> {
  const { regions } = services;
  if (!regions) return undefined;
  try {
    const elsewhere = await findElsewhere(services, { subdomain });
    if (!elsewhere) return undefined;
    const { route, place } = elsewhere;
    return (await regions.isUp(place.id))
      ? { rootUrl: place.rootUrl, subdomain: route.subdomain }
      : { down: place.id };
  } catch (error) {
    if (error instanceof Unavailable) return { down: regions.env.directory };
    throw error;
  }
}
