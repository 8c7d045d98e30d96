import type { MessageType } from '#domain/ai/conversation.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

type NewMessage = {
  readonly conversationId: string;
  readonly place: number;
  readonly type: Exclude<MessageType, 'THINKING'>;
  readonly text?: string;
  readonly requestKey?: string;
  /** Of an answer that is about to be written. */
  readonly streamId?: string;
};

export async function insertMessage(tx: TxCtx, message: NewMessage): Promise<string> {
  const id = tx.newId();
  const { conversationId, place, type, text = '', requestKey = null, streamId = null } = message;
  await tx.db
    .insertInto('conversation_messages')
    .values({
      workspace_id: tx.workspace.id,
      id,
      conversation_id: conversationId,
      place,
      type,
      text,
      state: streamId === null ? 'done' : 'writing',
      problem: null,
      engine: null,
      prompt_version: null,
      stream_id: streamId,
      request_key: requestKey,
      asked_by: type === 'USER' ? requireMember(tx).viewer.id : null,
      rating: null,
      created_at: tx.now(),
      finished_at: streamId === null ? tx.now() : null,
    })
    .execute();
  return id;
}
