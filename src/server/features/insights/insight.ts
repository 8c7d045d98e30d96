import { sql } from 'kysely';
import type { InsightStatus } from '#domain/insights/insight-status.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { copyHighlights } from '#server/features/highlights/index.ts';
import { writtenColumns, type Writing, type Written } from '#server/kernel/writing/index.ts';
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
    sql<string | null>`insights.cover_file_id`.as('coverFileId'),
    ofPublication<Date | null>('published_at').as('publishedAt'),
    ofPublication<string | null>('published_by').as('publishedBy'),
  ] as const;
}

export const insightWriting: Writing<Insight> = {
  thing: 'insight',
  table: 'insights',
  titleLimit: textLimits.insightTitle,
  columns: insightColumns,
  copyParts: (tx, fromId, id) => copyHighlights(tx, fromId, { type: 'insight', id }),
  events: {
    created: (insightId, projectId) => ({ type: 'insight.created', payload: { insightId, projectId } }),
    updated: (insightId, changed) => ({ type: 'insight.updated', payload: { insightId, changed } }),
    moved: (insightId, from, to) => ({ type: 'insight.moved', payload: { insightId, from, to } }),
    locked: (insightId) => ({ type: 'insight.locked', payload: { insightId } }),
    unlocked: (insightId) => ({ type: 'insight.unlocked', payload: { insightId } }),
    trashed: (insightId) => ({ type: 'insight.trashed', payload: { insightId } }),
    restored: (insightId) => ({ type: 'insight.restored', payload: { insightId } }),
  },
};

function ofPublication<T>(column: string) {
  return sql<T>`(select ${sql.ref(`live.${column}`)} from insight_publications live
    where live.workspace_id = insights.workspace_id and live.insight_id = insights.id and live.unpublished_at is null)`;
}
