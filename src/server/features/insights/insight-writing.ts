import { textLimits } from '#domain/limits/text-limits.ts';
import { copyHighlights } from '#server/features/highlights/index.ts';
import type { Writing } from '#server/kernel/writing/index.ts';
import { insightColumns, type Insight } from './insight.ts';

/** How insights are kept, for the commands of every written thing. */
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
