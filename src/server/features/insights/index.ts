import type { InsightStatus } from '#domain/insights/insight-status.ts';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import {
  contentChanged,
  fillWritten,
  getAllWritten,
  insertManyWritten,
  insertWritten,
  removeSampleWritten,
  writtenLoader,
  type NewWritten,
  type PreparedWritten,
  type WrittenState,
} from '#server/kernel/writing/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { insightKind } from './insight.kind.ts';
import { insightWriting } from './insight-writing.ts';
import type { Insight } from './insight.ts';
import { insightsSchema } from './resolvers.ts';

export { standing as insightStanding } from './insight.kind.ts';
export { insertPublications } from './insert-publications.ts';
export { publishAs } from './publish-insight.ts';
export { listEditableInsights, listPublishedInsights } from './queries.ts';

type NewInsight = Omit<NewWritten, 'own'> & { createdBy: string; status?: InsightStatus };

export const insertInsight = (tx: TxCtx, { status, ...insight }: NewInsight): Promise<Insight> =>
  insertWritten(insightWriting, tx, { ...insight, ...(status && { own: { status } }) });
export const insertInsights = (
  tx: TxCtx,
  insights: { projectId: string; createdBy: string; all: readonly PreparedWritten[] },
): Promise<void> => insertManyWritten(insightWriting, tx, insights);
export const getInsights = (tx: TxCtx, ids: readonly string[]): Promise<WrittenState[]> =>
  getAllWritten(insightWriting, tx, ids);
export const fillInsight = (
  tx: TxCtx,
  id: string,
  start: { title: string; content: DocumentJson },
): Promise<WrittenState> => fillWritten(insightWriting, tx, id, start);
export const removeSampleInsights = (tx: TxCtx): Promise<void> => removeSampleWritten(insightWriting, tx);
export const insightLoader = writtenLoader(insightWriting);

export const insights: Feature = {
  name: 'insights',
  kinds: [insightKind],
  schema: () => insightsSchema,
  subscribers: () => [contentChanged(insightWriting)],
};
