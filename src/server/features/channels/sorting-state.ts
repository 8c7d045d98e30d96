import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/platform/jobs/tables.ts';

export type SortingState = { readonly progress: number; readonly doing: string };

/** The work on a channel's themes that is waiting or under way; null when everything is placed. */
export async function findSortingState(ctx: Ctx, channelId: string): Promise<SortingState | null> {
  const db = await ctx.reads.db();
  const job = await db
    .selectFrom('jobs')
    .select(['progress', 'doing'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('name', '=', 'channels.sort')
    .where('state', 'in', ['waiting', 'running'])
    .where(sql<boolean>`payload ->> 'channelId' = ${channelId}`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return job ?? null;
}
