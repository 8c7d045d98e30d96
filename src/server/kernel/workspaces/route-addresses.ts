import { reserveAddress, type RegionServices } from './address-in-regions.ts';
import './tables.ts';

const page = 200;

/** Tells the directory of addresses that are older than the region. One that another region has is only logged. */
export async function routeAddresses(services: RegionServices, signal: AbortSignal): Promise<void> {
  const { database, regions, log, now } = services;
  if (!regions) return;
  let after = new Date(0);
  for (;;) {
    const rows = await database.transaction({}, 'read only', (db) =>
      db
        .selectFrom('workspace_addresses')
        .select(['subdomain', 'workspace_id as teamId', 'claimed_at as claimedAt'])
        .where('routed_at', 'is', null)
        .where('claimed_at', '>', after)
        .orderBy('claimed_at')
        .limit(page)
        .execute(),
    );
    for (const { subdomain, teamId, claimedAt } of rows) {
      signal.throwIfAborted();
      after = claimedAt;
      const reserved = await reserveAddress(services, { teamId, subdomain }).catch((error: unknown) => error);
      if (reserved !== 'created' && reserved !== 'kept')
        log.warn({ subdomain, teamId, err: reserved }, 'An address is not in the directory of the regions');
      else
        await database.transaction({}, 'read write', (db) =>
          db
            .updateTable('workspace_addresses')
            .set({ routed_at: now() })
            .where('subdomain', '=', subdomain)
            .execute(),
        );
    }
    if (rows.length < page) return;
  }
}
