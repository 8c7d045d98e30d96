import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { cancelStream } from '#server/platform/streams/cancel-stream.ts';
import { authorOf, getConversation } from './policy.ts';
import './tables.ts';

/** With all of its questions and answers, at once: it holds nothing that is not elsewhere. */
export async function deleteConversation(ctx: Ctx, id: string): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'conversation.delete', authorOf(await getConversation(tx, id)));
    const writing = await tx.db
      .selectFrom('conversation_messages')
      .select('stream_id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('conversation_id', '=', id)
      .where('state', '=', 'writing')
      .execute();
    for (const { stream_id } of writing) if (stream_id !== null) await cancelStream(tx, stream_id);
    await tx.db
      .deleteFrom('conversations')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'conversation.deleted', payload: { conversationId: id }, objectId: viewer.id });
  });
}
