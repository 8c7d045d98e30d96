import { sql } from 'kysely';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';

/** For sweeps: every workspace in turn, until the server stops. */
export async function* eachWorkspace(
  { database }: Pick<Services, 'database'>,
  signal: AbortSignal,
): AsyncGenerator<WorkspaceRef> {
  const { rows } = await database.transaction({}, 'read only', (db) =>
    sql<WorkspaceRef>`select id, subdomain, name from workspaces`.execute(db),
  );
  for (const workspace of rows) {
    signal.throwIfAborted();
    yield workspace;
  }
}
