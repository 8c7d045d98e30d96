import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { View } from './view.ts';
import './tables.ts';

export type WholeView = Pick<View, 'id' | 'objectType' | 'layout' | 'title' | 'rank' | 'data'>;

/** Of a project that nobody else knows yet. For commands that have checked everything but the room. */
export async function insertWholeViews(
  tx: TxCtx,
  { projectId, createdBy }: { projectId: string; createdBy: string },
  views: readonly WholeView[],
): Promise<void> {
  accept(checkCount(countLimits.viewsPerProject, views.length, 0));
  const now = tx.now().toISOString();
  await sql`
    insert into views (workspace_id, id, project_id, object_type, layout, title, rank, view_data, created_by, created_at,
      updated_at)
    select ${tx.workspace.id}::uuid, id, ${projectId}::uuid, "objectType", layout, title, rank, data, ${createdBy}::uuid,
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
      as one (id uuid, "objectType" text, layout text, title text, rank float8, data jsonb)`.execute(tx.db);
  await tx.record(
    ...views.map(({ id }) => ({
      type: 'view.created' as const,
      payload: { viewId: id, projectId },
      objectId: id,
      version: 1,
    })),
  );
}
