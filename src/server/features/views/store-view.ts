import { sql } from 'kysely';
import type { Action } from '#domain/access/actions.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { firstViews, viewColumns, type View } from './view.ts';
import './tables.ts';

export type ViewRef = { readonly projectId: string; readonly id: string };

/** Throws NotFound for a project that the person may not see, Forbidden for what they may not do there. */
export async function allowOnViews(tx: TxCtx, action: Action, projectId: string): Promise<void> {
  allow(tx, action, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
}

/** The view's row, locked; a section's first view gets its row now. */
export async function lockView(
  tx: TxCtx,
  { projectId, id }: ViewRef,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<View> {
  const first = firstViews(projectId).find((view) => view.id === id);
  if (first) await insertView(tx, first, { orKeep: true });
  const row = await tx.db
    .selectFrom('views')
    .select(viewColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

export async function insertView(
  tx: TxCtx,
  view: Pick<View, 'id' | 'projectId' | 'objectType' | 'layout' | 'title' | 'rank' | 'data' | 'createdBy'>,
  { orKeep = false }: { orKeep?: boolean } = {},
): Promise<View | undefined> {
  return tx.db
    .insertInto('views')
    .values({
      workspace_id: tx.workspace.id,
      id: view.id,
      project_id: view.projectId,
      object_type: view.objectType,
      layout: view.layout,
      title: view.title,
      rank: view.rank,
      view_data: JSON.stringify(view.data),
      created_by: view.createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .$if(orKeep, (query) => query.onConflict((conflict) => conflict.doNothing()))
    .returning(viewColumns)
    .executeTakeFirst();
}

export type ViewChange = Partial<Pick<View, 'title' | 'layout' | 'rank'>> & {
  readonly data?: unknown;
  /** Null brings it back. */
  readonly deleted?: { readonly at: Date; readonly by: string | null } | null;
};

export async function changeView(tx: TxCtx, id: string, change: ViewChange): Promise<View> {
  const { data, deleted, ...columns } = change;
  return tx.db
    .updateTable('views')
    .set({
      ...columns,
      ...(data !== undefined && { view_data: JSON.stringify(data) }),
      ...(deleted !== undefined && { deleted_at: deleted?.at ?? null, deleted_by: deleted?.by ?? null }),
      updated_at: tx.now(),
      version: sql<number>`version + 1`,
    })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning(viewColumns)
    .executeTakeFirstOrThrow();
}
