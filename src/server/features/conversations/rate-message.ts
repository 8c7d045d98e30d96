import type { Rating } from '#domain/ai/conversation.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Conversation } from './conversation.ts';
import { authorOf, getConversationOf } from './policy.ts';

/** Null takes the rating back. */
export async function rateMessage(ctx: Ctx, messageId: string, rating: Rating | null): Promise<Conversation> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const { conversation } = await getConversationOf(tx, messageId);
    allow(tx, 'conversation.rate', authorOf(conversation));
    await tx.db
      .updateTable('conversation_messages')
      .set({ rating })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', messageId)
      .execute();
    if (rating !== null)
      await tx.record({ type: 'conversation.rated', payload: { messageId, rating }, objectId: viewer.id });
    return conversation;
  });
}
