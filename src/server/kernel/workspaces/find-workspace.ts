import type { WorkspaceRef } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import './tables.ts';

/** The directory is read on every request, and subdomains hardly ever change. */
const freshMs = 5_000;
type Known = { workspace: WorkspaceRef | undefined; until: number };
const known = new WeakMap<Database, Map<string, Known>>();

export async function findWorkspaceBySubdomain(
  database: Database,
  subdomain: string,
): Promise<WorkspaceRef | undefined> {
  const cache = cacheOf(database);
  const hit = cache.get(subdomain);
  if (hit && hit.until > performance.now()) return hit.workspace;
  const workspace = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspaces')
      .select(['id', 'subdomain', 'name'])
      .where('subdomain', '=', subdomain)
      .executeTakeFirst(),
  );
  if (cache.size > 10_000) cache.clear();
  // An unknown subdomain is not remembered: it may be created in the next moment.
  if (workspace) cache.set(subdomain, { workspace, until: performance.now() + freshMs });
  return workspace;
}

/** Where a workspace that left this address is now. */
export async function findMovedTo(database: Database, subdomain: string): Promise<string | undefined> {
  const moved = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('workspace_addresses')
      .innerJoin('workspaces', 'workspaces.id', 'workspace_addresses.workspace_id')
      .select('workspaces.subdomain')
      .where('workspace_addresses.subdomain', '=', subdomain)
      .where('workspaces.subdomain', '<>', subdomain)
      .executeTakeFirst(),
  );
  return moved?.subdomain;
}

export function forgetWorkspace(database: Database, subdomain: string): void {
  cacheOf(database).delete(subdomain);
}

export async function findWorkspaceById(database: Database, id: string): Promise<WorkspaceRef | undefined> {
  return database.transaction({}, 'read only', (db) =>
    db.selectFrom('workspaces').select(['id', 'subdomain', 'name']).where('id', '=', id).executeTakeFirst(),
  );
}

function cacheOf(database: Database): Map<string, Known> {
  const cache = known.get(database) ?? new Map<string, Known>();
  known.set(database, cache);
  return cache;
}
