import { Forbidden, InvalidOperation, Unavailable } from '#domain/errors/hark-error.ts';
import type { RegionId } from '#domain/workspaces/regions.ts';
import { tenantRouteAnswerCodec, type UpsertTenantRoute } from '#domain/workspaces/tenant-route.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { RegionLine } from '#server/platform/regions/region-line.ts';
import { dropRoute, keepRoute } from './tenant-routes.ts';

export type RegionServices = Pick<Services, 'database' | 'now' | 'regions' | 'log'>;
type Address = { teamId: string; subdomain: string };
export type Reserved = 'created' | 'kept' | 'taken';

/**
 * Asks the directory for an address, so that no workspace of another region gets it too. Without other regions the
 * database alone decides. Throws Unavailable while the directory can't be reached.
 */
export async function reserveAddress(services: RegionServices, address: Address): Promise<Reserved> {
  const { regions } = services;
  if (!regions) return 'created';
  const route = { ...address, region: regions.env.own.id };
  return isDirectory(regions) ? keepOwn(services, route) : askToKeep(regions, route);
}

/** Gives addresses back. One that can't be given back now stays taken, which harms nobody. */
export async function releaseAddress(
  services: RegionServices,
  address: { teamId: string; subdomain?: string },
): Promise<void> {
  const { regions, log } = services;
  if (!regions) return;
  try {
    if (isDirectory(regions)) await dropRoute(services, regions.env.own.id, address);
    else await ask(regions, '/global/delete-tenant-route', address);
  } catch (error) {
    log.warn({ err: error, teamId: address.teamId }, 'An address could not be given back');
  }
}

export function isDirectory({ env }: RegionLine): boolean {
  return env.directory === env.own.id;
}

async function keepOwn(services: RegionServices, route: UpsertTenantRoute): Promise<Reserved> {
  try {
    return await keepRoute(services, route.region, route);
  } catch (error) {
    if (error instanceof InvalidOperation) return 'taken';
    throw error;
  }
}

async function askToKeep(regions: RegionLine, route: UpsertTenantRoute): Promise<Reserved> {
  const answer = await ask(regions, '/global/upsert-tenant-route', route);
  if (answer.status === 'success') return answer.message === 'kept' ? 'kept' : 'created';
  const { code, message } = answer.error;
  if (code === 'InvalidOperation') return 'taken';
  if (code === 'Forbidden') throw new Forbidden(message);
  throw new Unavailable(10, message);
}

function ask(regions: RegionLine, path: string, body: object) {
  const directory: RegionId = regions.env.directory;
  return regions.call(directory, path, { body, answer: tenantRouteAnswerCodec });
}
