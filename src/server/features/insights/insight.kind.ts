import { sql } from 'kysely';
import { idsIn, joined, one, type Kind } from '#server/kernel/kinds/index.ts';
import {
  restoreWritten,
  writingProperties,
  writingSearch,
  writingStale,
} from '#server/kernel/writing/index.ts';
import { insightWriting } from './insight-writing.ts';
import './tables.ts';

export const insightKind: Kind = {
  name: 'insight',
  content: {
    type: 'insight',
    table: 'insights',
    inProject: true,
    restore: (ctx, id) => restoreWritten(insightWriting, ctx, [id]),
    purged: (insightId) => ({ type: 'insight.purged', payload: { insightId } }),
  },
  document: {
    kind: 'insight',
    changed: (insightId) => ({ type: 'insight.contentChanged', payload: { insightId } }),
  },
  search: writingSearch({
    thing: 'insight',
    table: 'insights',
    type: 'INSIGHT',
    published: isPublished('o'),
  }),
  stale: {
    after: (event) => writingStale(event, 'INSIGHT', idsIn(event.payload, 'insightId')),
    except: ['insight.locked', 'insight.unlocked'],
  },
  filter: {
    target: 'insight',
    table: 'insights',
    document: 'insights.id',
    properties: (asking) => ({
      ...writingProperties(asking, 'insights'),
      published: one('boolean', isPublished('insights')),
      status: one('text', standing),
    }),
  },
};

/** As people see it: of what is published, nobody asks how far its draft was. */
export const standing = sql`case when ${isPublished('insights')} then 'published' else insights.status end`;

function isPublished(row: string) {
  return sql`exists (select 1 from insight_publications live
    where ${joined('live', 'insight_id', row)} and live.unpublished_at is null)`;
}
