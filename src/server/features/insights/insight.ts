import { sql } from 'kysely';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** A finding to share. Its content is the document of the same id. */
export type Insight = {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly status: InsightStatus;
  readonly coverFileId: string | null;
  readonly preview: string;
  readonly publishedAt: Date | null;
  readonly publishedBy: string | null;
  readonly lockedAt: Date | null;
  readonly lockedBy: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function insightColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'insights.id',
    'insights.project_id as projectId',
    'insights.title',
    'insights.status',
    'insights.cover_file_id as coverFileId',
    'insights.locked_at as lockedAt',
    'insights.locked_by as lockedBy',
    'insights.created_by as createdBy',
    'insights.created_at as createdAt',
    'insights.updated_at as updatedAt',
    'insights.trashed_at as trashedAt',
    'insights.version',
    ofPublication<Date | null>('published_at').as('publishedAt'),
    ofPublication<string | null>('published_by').as('publishedBy'),
    sql<string>`coalesce((select left(d.text, 200) from documents d
      where d.workspace_id = insights.workspace_id and d.id = insights.id), '')`.as('preview'),
    rankOf(asking, 'insights.access_id').as('rank'),
  ] as const;
}

function ofPublication<T>(column: string) {
  return sql<T>`(select ${sql.ref(`live.${column}`)} from insight_publications live
    where live.workspace_id = insights.workspace_id and live.insight_id = insights.id and live.unpublished_at is null)`;
}
