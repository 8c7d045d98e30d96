import type { TypeOf } from '#domain/codec/codec.ts';
import { instant, literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional, tagged, union } from '#domain/codec/structures.ts';
import { regionIds } from './regions.ts';
import { isSubdomainShaped, subdomainLikeCodec } from './subdomain-shape.ts';

const region = literal(...regionIds);
const subdomain = refine(string, 'subdomain', isSubdomainShaped);

/** What a host asks the directory before it serves a workspace. */
export const tenantRequestCodec = object({ teamId: uuid, subdomain: subdomainLikeCodec }, 'tenant request');
export type TenantRequest = TypeOf<typeof tenantRequestCodec>;

export const tenantRouteCodec = object(
  { teamId: uuid, subdomain, region, createdDate: instant },
  'tenant route',
);
export type TenantRoute = TypeOf<typeof tenantRouteCodec>;

/** A workspace that somebody looks for, by its id or by an address it has or had. */
export const wantedRouteCodec = union(object({ teamId: uuid }), object({ subdomain }));
export type WantedRoute = TypeOf<typeof wantedRouteCodec>;

export const upsertTenantRouteCodec = object({ teamId: uuid, subdomain, region }, 'tenant route to keep');
export type UpsertTenantRoute = TypeOf<typeof upsertTenantRouteCodec>;

export const deleteTenantRouteCodec = object(
  { teamId: uuid, subdomain: optional(subdomain) },
  'tenant route to drop',
);
export type DeleteTenantRoute = TypeOf<typeof deleteTenantRouteCodec>;

/** `stack` travels between our own services only. */
export const tenantRouteAnswerCodec = tagged('status', {
  success: object({ message: optional(string) }),
  error: object({
    message: optional(string),
    error: object({
      code: optional(string),
      name: optional(string),
      stack: optional(string),
      message: string,
    }),
  }),
});
export type TenantRouteAnswer = TypeOf<typeof tenantRouteAnswerCodec>;

export const closestRegionCodec = union(
  object({ fastestRegion: region, availableRegions: array(region) }, 'regions to choose from'),
  object({ currentRegion: region }, 'current region'),
);
export type ClosestRegion = TypeOf<typeof closestRegionCodec>;
