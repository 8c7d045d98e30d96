import type { Ctx } from '#server/platform/context/context.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { Indexes } from '#server/platform/search/open-index.ts';
import type { WorkspaceIndex } from '#server/platform/search/workspace-index.ts';

const byDatabase = new WeakMap<Database, Indexes>();

/** What this process holds of the workspace's index, brought up to the last commit. */
export function openIndex(ctx: Pick<Ctx, 'database' | 'workspace'>, db: Db): Promise<WorkspaceIndex> {
  let indexes = byDatabase.get(ctx.database);
  if (!indexes) byDatabase.set(ctx.database, (indexes = new Indexes()));
  return indexes.open(db, ctx.workspace.id);
}
