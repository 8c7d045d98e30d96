import { byRank } from '#domain/rank/rank.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { firstViews, viewColumns, type View } from './view.ts';
import './tables.ts';

/** The views of a project in their order, each section's first one included. */
export async function listViews(
  ctx: Ctx,
  { projectId, objectType }: { projectId: string; objectType?: ObjectType | null },
): Promise<View[]> {
  const db = await ctx.reads.db();
  allow(ctx, 'view.read', await getAccessObject(ctx, db, { type: 'project', id: projectId }));
  const views = await loadViews(ctx, db, projectId);
  return views.filter((view) => objectType == null || view.objectType === objectType);
}

export async function findView(
  ctx: Ctx,
  { projectId, id }: { projectId: string; id: string },
): Promise<View | undefined> {
  const views = await listViews(ctx, { projectId });
  return views.find((view) => view.id === id);
}

/** For callers that have checked that the person may see the project. */
export async function loadViews(
  { workspace }: { readonly workspace: { readonly id: string } },
  db: Db,
  projectId: string,
): Promise<View[]> {
  const stored = await db
    .selectFrom('views')
    .select(viewColumns)
    .where('workspace_id', '=', workspace.id)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Set(stored.map(({ id }) => id));
  return [...stored, ...firstViews(projectId).filter(({ id }) => !known.has(id))].sort(byRank);
}
