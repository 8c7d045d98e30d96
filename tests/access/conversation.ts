import { newId } from '#server/platform/context/new-id.ts';
import type { Kit } from './kit.ts';

export type MadeConversation = {
  readonly conversationId: string;
  readonly messageId: string;
  readonly streamId: string;
  /** Of its question: asked again with it, nothing is written. */
  readonly requestKey: string;
};

/** A question with its answer, which cites nothing. */
export async function addConversation(
  kit: Kit,
  { by, isShared = false }: { by: string | undefined; isShared?: boolean },
): Promise<MadeConversation> {
  const [conversationId, questionId, messageId, streamId, now] = [
    newId(),
    newId(),
    newId(),
    newId(),
    new Date(),
  ];
  const author = by ?? kit.ownerId;
  const requestKey = questionId;
  await kit.row('conversations', {
    id: conversationId,
    title: 'Matrix',
    shared: isShared,
    created_by: author,
    created_at: now,
    updated_at: now,
  });
  await kit.row('streams', {
    id: streamId,
    member_id: author,
    state: 'done',
    alive_at: now,
    created_at: now,
  });
  const message = { conversation_id: conversationId, created_at: now };
  await kit.row('conversation_messages', {
    ...message,
    id: questionId,
    place: 1,
    type: 'USER',
    text: 'Why?',
    request_key: requestKey,
    asked_by: author,
  });
  await kit.row('conversation_messages', {
    ...message,
    id: messageId,
    place: 3,
    type: 'ASSISTANT',
    stream_id: streamId,
    engine: 'embedded',
  });
  await kit.row('answer_sentences', { message_id: messageId, place: 0, text: 'Because.' });
  return { conversationId, messageId, streamId, requestKey };
}
