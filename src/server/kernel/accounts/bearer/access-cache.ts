import type { Services } from '#server/platform/app/services.ts';
import { BoundedCache } from './bounded-cache.ts';
import { expiredMessage, verifyBearer, type VerifiedBearer } from './bearer-token.ts';
import { findAccess, type Access } from './find-access.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';

/** Access that ended is refused after this long at the latest. */
const freshMs = 1000;

type Checked = { readonly at: number; readonly access: Promise<Access | undefined> };
type Caches = { readonly tokens: BoundedCache<VerifiedBearer>; readonly access: BoundedCache<Checked> };

const cachesOfProcess = new WeakMap<Services, Caches>();

function cachesOf(services: Services): Caches {
  const known = cachesOfProcess.get(services);
  if (known) return known;
  const made = { tokens: new BoundedCache<VerifiedBearer>(5000), access: new BoundedCache<Checked>(5000) };
  cachesOfProcess.set(services, made);
  return made;
}

/** A person's own, by a signature that was checked before: no other kind of bearer can be meant. */
export function isKnownBearer(services: Services, workspaceId: string, token: string): boolean {
  return cachesOf(services).tokens.get(`${workspaceId} ${token}`) !== undefined;
}

/** A token is checked once by its signature, and by its time on every use. */
export async function readBearer(
  services: Services,
  workspaceId: string,
  token: string,
): Promise<VerifiedBearer> {
  const { tokens } = cachesOf(services);
  const key = `${workspaceId} ${token}`;
  const known = tokens.get(key);
  if (!known) {
    const verified = await verifyBearer(services, workspaceId, token);
    tokens.set(key, verified);
    return verified;
  }
  if (known.expiresAt > services.now().getTime()) return known;
  tokens.delete(key);
  throw new Unauthorized(expiredMessage);
}

/** Requests that come together share one look. Throws Unauthorized. */
export async function readAccess(
  services: Services,
  workspaceId: string,
  claims: VerifiedBearer,
): Promise<Access> {
  const { access: cache } = cachesOf(services);
  const key = [workspaceId, claims.accountId, claims.sessionId, claims.memberId].join(' ');
  let checked = cache.get(key);
  // The real clock: a test that stops the product's clock must still see access end.
  if (!checked || performance.now() - checked.at >= freshMs) {
    const look = {
      at: performance.now(),
      access: findAccess({ database: services.database, workspaceId }, claims),
    };
    look.access.catch(() => cache.delete(key));
    cache.set(key, look);
    checked = look;
  }
  return requireLiving(await checked.access, services.now());
}

/** Throws Unauthorized. */
export function requireLiving(access: Access | undefined, now: Date): Access {
  if (!access || access.sessionEndsAt <= now) throw new Unauthorized();
  return access;
}
