import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { isVisible } from '#server/kernel/access/index.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

const projectKey = Symbol('projects');

/** Projects by id, one query for all that a response mentions; null for what the person may not see. */
export function projectLoader(ctx: RequestCtx): DataLoader<string, Project | null> {
  return loaderOf(ctx, projectKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const rows = await db
        .selectFrom('projects')
        .select(projectColumns)
        .where('workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .where('trashed_at', 'is', null)
        .where(isVisible(ctx, 'access_id'))
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}
