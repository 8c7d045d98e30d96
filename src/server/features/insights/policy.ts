import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { rankOf, seenDocuments, type SeenDocument } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** An insight as the decision needs it, locked until the transaction ends. */
export type InsightState = SeenDocument<{
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly status: InsightStatus;
}>;

/** Throws NotFound if there is one among them that the person may not see, or that is not where they look for it. */
export async function getInsights(
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<InsightState[]> {
  const rows = await tx.db
    .selectFrom('insights')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'insights.workspace_id')
        .onRef('projects.id', '=', 'insights.project_id'),
    )
    .select([
      'insights.id',
      'insights.project_id as projectId',
      'insights.title',
      'insights.status',
      'insights.created_by as createdBy',
      'insights.trashed_by as trashedBy',
      'insights.locked_at as lockedAt',
      'insights.access_id as accessId',
      'projects.status as projectStatus',
      rankOf(tx, 'insights.access_id').as('rank'),
    ])
    .where('insights.workspace_id', '=', tx.workspace.id)
    .where(sql<boolean>`insights.id = any(${[...ids]}::uuid[])`)
    .where('insights.trashed_at', inTrash ? 'is not' : 'is', null)
    .where('projects.trashed_at', 'is', null)
    .orderBy('insights.id')
    .forUpdate('insights')
    .execute();
  return seenDocuments(tx, rows, { count: ids.length, inTrash });
}

export async function getInsight(tx: TxCtx, id: string): Promise<InsightState> {
  const [insight] = await getInsights(tx, [id]);
  if (!insight) throw new NotFound();
  return insight;
}
