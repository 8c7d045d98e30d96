import type { Ctx } from '#server/platform/context/context.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { Indexes } from '#server/platform/search/open-index.ts';
import type { VectorIndex } from '#server/platform/search/vector-index.ts';
import type { WorkspaceIndex } from '#server/platform/search/workspace-index.ts';

type Asking = Pick<Ctx, 'database' | 'workspace'>;

const byDatabase = new WeakMap<Database, Indexes>();

/** What this process holds of the workspace's index, brought up to the last commit. */
export function openIndex(ctx: Asking, db: Db): Promise<WorkspaceIndex> {
  return indexesOf(ctx).open(db, ctx.workspace.id);
}

export function openVectors(ctx: Asking, db: Db, model: string): Promise<VectorIndex> {
  return indexesOf(ctx).openVectors(db, ctx.workspace.id, model);
}

function indexesOf({ database }: Asking): Indexes {
  let indexes = byDatabase.get(database);
  if (!indexes) byDatabase.set(database, (indexes = new Indexes()));
  return indexes;
}
