import { sql } from 'kysely';
import { allow } from '#server/platform/context/require-member.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/platform/jobs/tables.ts';
import '#server/platform/search/tables.ts';
import { rebuildSearch } from './jobs.ts';

export type IndexState = {
  readonly builtAt: Date | null;
  readonly rebuild: Rebuild | null;
};
export type Rebuild = {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled';
  readonly progress: number;
  readonly doing: string;
};

/** When everything was last read again, and the rebuild that somebody asked for last. */
export async function findIndexState(ctx: Ctx): Promise<IndexState> {
  allow(ctx, 'workspace.rebuildSearch');
  return indexState(await ctx.reads.db(), ctx.workspace.id);
}

export async function indexState(db: Db, workspaceId: string): Promise<IndexState> {
  const built = await db
    .selectFrom('search_states')
    .select('built_at as builtAt')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  const rebuild = await db
    .selectFrom('jobs')
    .select(['id', 'state', 'progress', 'doing'])
    .where('workspace_id', '=', workspaceId)
    .where('name', '=', rebuildSearch.name)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return { builtAt: built?.builtAt ?? null, rebuild: rebuild ?? null };
}

export function isUnderWay(rebuild: Rebuild | null): rebuild is Rebuild {
  return rebuild?.state === 'waiting' || rebuild?.state === 'running';
}
