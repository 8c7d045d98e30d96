import { sql } from 'kysely';
import { Forbidden, InvalidOperation } from '#domain/errors/hark-error.ts';
import { addressTaken } from '#domain/workspaces/address-changes.ts';
import type { RegionId } from '#domain/workspaces/regions.ts';
import type {
  DeleteTenantRoute,
  TenantRoute,
  UpsertTenantRoute,
  WantedRoute,
} from '#domain/workspaces/tenant-route.ts';
import type { Services } from '#server/platform/app/services.ts';
import './tables.ts';

type Directory = Pick<Services, 'database' | 'now'>;

/**
 * Gives an address to a workspace of the region that asks. Says whether it is new to it. A region speaks for its own
 * workspaces alone: throws Forbidden, and InvalidOperation for an address that somebody else has.
 */
export async function keepRoute(
  { database, now }: Directory,
  from: RegionId,
  { teamId, subdomain, region }: UpsertTenantRoute,
): Promise<'created' | 'kept'> {
  if (region !== from) throw new Forbidden('A region speaks for its own workspaces only');
  return database.transaction({}, 'read write', async (db) => {
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('tenant_routes')
      .values({ subdomain, team_id: teamId, region, created_at: now() })
      .onConflict((conflict) => conflict.column('subdomain').doNothing())
      .executeTakeFirst();
    const others = await db
      .selectFrom('tenant_routes')
      .select(['subdomain', 'team_id', 'region'])
      .where((row) => row.or([row('team_id', '=', teamId), row('subdomain', '=', subdomain)]))
      .execute();
    if (others.some((route) => route.team_id === teamId && route.region !== from))
      throw new Forbidden('This workspace is in another region');
    if (others.some((route) => route.subdomain === subdomain && route.team_id !== teamId))
      throw new InvalidOperation(addressTaken);
    // Workspaces of the directory's own region may be older than its list.
    const { rows: older } = await sql`select 1 from workspace_addresses
      where (subdomain = ${subdomain} and workspace_id <> ${teamId})`.execute(db);
    if (older.length > 0) throw new InvalidOperation(addressTaken);
    return added === 1n ? 'created' : 'kept';
  });
}

/** One address of a workspace, or all of them. Says nothing of those of other regions. */
export async function dropRoute(
  { database }: Directory,
  from: RegionId,
  { teamId, subdomain }: DeleteTenantRoute,
): Promise<void> {
  await database.transaction({}, 'read write', (db) =>
    db
      .deleteFrom('tenant_routes')
      .where('team_id', '=', teamId)
      .where('region', '=', from)
      .$if(subdomain !== undefined, (query) => query.where('subdomain', '=', subdomain ?? ''))
      .execute(),
  );
}

/** As the directory's own list says. */
export async function findRoute(
  { database }: Directory,
  wanted: WantedRoute,
): Promise<TenantRoute | undefined> {
  const route = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('tenant_routes')
      .select(['team_id as teamId', 'subdomain', 'region', 'created_at as createdAt'])
      .where((row) =>
        'teamId' in wanted ? row('team_id', '=', wanted.teamId) : row('subdomain', '=', wanted.subdomain),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return route && asRoute(route);
}

/** A workspace of this region, at the address that it has today. */
export async function findOwnRoute(
  { database }: Pick<Directory, 'database'>,
  wanted: WantedRoute,
): Promise<TenantRoute | undefined> {
  const route = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspaces')
      .leftJoin('workspace_addresses as current', 'current.subdomain', 'workspaces.subdomain')
      .select((row) => [
        'workspaces.id as teamId',
        'workspaces.subdomain',
        'workspaces.region',
        row.fn.coalesce('current.claimed_at', 'workspaces.created_at').as('createdAt'),
      ])
      .where((row) =>
        'teamId' in wanted
          ? row('workspaces.id', '=', wanted.teamId)
          : row.or([
              row('workspaces.subdomain', '=', wanted.subdomain),
              row(
                'workspaces.id',
                'in',
                row
                  .selectFrom('workspace_addresses')
                  .select('workspace_id')
                  .where('subdomain', '=', wanted.subdomain),
              ),
            ]),
      )
      .limit(1)
      .executeTakeFirst(),
  );
  return route && asRoute(route);
}

type Found = Omit<TenantRoute, 'createdDate'> & { createdAt: Date };

function asRoute({ createdAt, ...route }: Found): TenantRoute {
  return { ...route, createdDate: createdAt.toISOString() };
}
