import { newId } from '#server/platform/context/new-id.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Ctx, WorkspaceRef, EventLog } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { testLog } from '#tests/support/test-database.ts';

/** A bare workspace, without any slice: what the platform itself needs. */
export async function addWorkspace(database: Database, name = 'acme'): Promise<WorkspaceRef> {
  const id = newId();
  const subdomain = `${name}-${id.slice(-12)}`;
  await database.owner.query(
    "insert into workspaces (id, subdomain, name, region, created_at) values ($1, $2, $3, 'eu', now())",
    [id, subdomain, name],
  );
  return { id, subdomain, name };
}

type CtxOptions = { eventLog?: EventLog; now?: () => Date };

/** The product acting inside the workspace. */
export function systemCtxOf(database: Database, workspace: WorkspaceRef, options: CtxOptions = {}): Ctx {
  const { eventLog = createEventLog([]), now = () => new Date() } = options;
  return {
    workspace,
    actor: { kind: 'system' },
    database,
    reads: new Reads(database, () => ({ workspaceId: workspace.id })),
    eventLog,
    now,
    newId,
    log: testLog,
  };
}
