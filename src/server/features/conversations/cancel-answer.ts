import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { cancelStream } from '#server/platform/streams/cancel-stream.ts';
import type { Conversation } from './conversation.ts';
import { authorOf, getConversationOf } from './policy.ts';

/** What is there of the answer stays. Nothing happens to one that has ended. */
export async function cancelAnswer(ctx: Ctx, messageId: string): Promise<Conversation> {
  return inTransaction(ctx, async (tx) => {
    const { conversation, streamId } = await getConversationOf(tx, messageId);
    allow(tx, 'conversation.update', authorOf(conversation));
    if (streamId !== null) await cancelStream(tx, streamId);
    return conversation;
  });
}
