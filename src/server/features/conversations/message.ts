import { sql } from 'kysely';
import type { MessageType, Rating } from '#domain/ai/conversation.ts';
import { streamStateOf } from '#server/platform/streams/stream-state.ts';
import type { StoredStreamState } from '#server/platform/streams/tables.ts';
import type { AnswerEngine } from '#server/features/answering/index.ts';
import type { MessageState } from './tables.ts';

export type ConversationMessage = {
  readonly id: string;
  readonly conversationId: string;
  readonly place: number;
  readonly type: MessageType;
  readonly text: string;
  readonly state: MessageState | 'interrupted';
  readonly problem: string | null;
  readonly engine: AnswerEngine | null;
  readonly model: string;
  readonly answered: boolean;
  readonly peopleCited: number;
  readonly peopleTotal: number;
  readonly rating: Rating | null;
  readonly streamId: string | null;
  /** The answer that a thought belongs to. */
  readonly answerId: string | null;
  readonly createdAt: Date;
};

export const messageColumns = [
  'm.id',
  'm.conversation_id as conversationId',
  'm.place',
  'm.type',
  'm.text',
  'm.state as storedState',
  'm.problem',
  'm.engine',
  'm.model',
  'm.answered',
  'm.people_cited as peopleCited',
  'm.people_total as peopleTotal',
  'm.rating',
  'm.stream_id as streamId',
  'm.created_at as createdAt',
  sql<string | null>`case when m.type = 'THINKING' then (
    select n.id from conversation_messages n where n.workspace_id = m.workspace_id
      and n.conversation_id = m.conversation_id and n.place = m.place + 1) end`.as('answerId'),
  sql<StoredStreamState | null>`s.state`.as('streamState'),
  sql<Date | null>`s.alive_at`.as('aliveAt'),
] as const;

type Stored = Omit<ConversationMessage, 'state'> & {
  storedState: MessageState;
  streamState: StoredStreamState | null;
  aliveAt: Date | null;
};

/** An answer that nobody writes any more was interrupted, whatever its row says. */
export function toMessage(
  { storedState, streamState, aliveAt, ...message }: Stored,
  now: Date,
): ConversationMessage {
  const isWritten =
    streamState !== null &&
    aliveAt !== null &&
    streamStateOf({ state: streamState, alive_at: aliveAt }, now) === 'open';
  return { ...message, state: storedState === 'writing' && !isWritten ? 'interrupted' : storedState };
}
