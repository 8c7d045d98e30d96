import { sql } from 'kysely';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import '#server/features/files/tables.ts';
import { writtenColumns, type Written } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** A finding to share. Its content is the document of the same id. */
export type Insight = Written & {
  readonly status: InsightStatus;
  readonly coverFileId: string | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: string | null;
};

export function insightColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    ...writtenColumns('insights', asking),
    sql<InsightStatus>`insights.status`.as('status'),
    liveCover.as('coverFileId'),
    ofPublication<Date | null>('published_at').as('publishedAt'),
    ofPublication<string | null>('published_by').as('publishedBy'),
  ] as const;
}

/** Unless its file is in the trash or gone. */
const liveCover = sql<string | null>`(select f.id from files f where f.workspace_id = insights.workspace_id
  and f.id = insights.cover_file_id and f.trashed_at is null)`;

function ofPublication<T>(column: string) {
  return sql<T>`(select ${sql.ref(`live.${column}`)} from insight_publications live
    where live.workspace_id = insights.workspace_id and live.insight_id = insights.id and live.unpublished_at is null)`;
}
