import { sql } from 'kysely';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { SummaryObjectType, SummaryType } from '#domain/ai/summary.ts';
import { streamStateOf } from '#server/platform/streams/stream-state.ts';
import type { StoredStreamState } from '#server/platform/streams/tables.ts';
import '#server/platform/streams/tables.ts';
import type { SummaryEngine, SummaryState } from './tables.ts';

export type Summary = {
  readonly id: string;
  readonly objectType: SummaryObjectType;
  readonly objectId: string | null;
  readonly framework: SummaryFramework;
  readonly type: SummaryType;
  readonly prompt: string | null;
  readonly language: string | null;
  readonly state: SummaryState | 'interrupted';
  readonly problem: string | null;
  readonly engine: SummaryEngine | null;
  readonly model: string;
  readonly streamId: string | null;
  readonly shownAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
};

/** Of `summaries s` joined to `streams w` of its stream. */
export const summaryColumns = [
  's.id',
  's.object_type as objectType',
  sql<string | null>`coalesce(s.theme_id, s.wrap_id, s.object_id)`.as('objectId'),
  's.framework',
  's.type',
  's.prompt',
  's.language',
  's.state as storedState',
  's.problem',
  's.engine',
  's.model',
  's.stream_id as streamId',
  's.shown_at as shownAt',
  's.created_by as createdBy',
  's.created_at as createdAt',
  sql<StoredStreamState | null>`w.state`.as('streamState'),
  sql<Date | null>`w.alive_at`.as('aliveAt'),
] as const;

type Stored = Omit<Summary, 'state'> & {
  storedState: SummaryState;
  streamState: StoredStreamState | null;
  aliveAt: Date | null;
};

/** One that nobody writes any more was interrupted, whatever its row says. */
export function toSummary({ storedState, streamState, aliveAt, ...summary }: Stored, now: Date): Summary {
  const isWritten =
    streamState !== null &&
    aliveAt !== null &&
    streamStateOf({ state: streamState, alive_at: aliveAt }, now) === 'open';
  return { ...summary, state: storedState === 'writing' && !isWritten ? 'interrupted' : storedState };
}
