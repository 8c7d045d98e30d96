import type { ConversationFilter } from '#domain/ai/conversation.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { conversationColumns, type Conversation } from './conversation.ts';

export async function insertConversation(
  tx: TxCtx,
  { title, filter }: { title: string; filter: ConversationFilter | null },
): Promise<Conversation> {
  const { viewer } = requireMember(tx);
  const conversation = await tx.db
    .insertInto('conversations')
    .values({
      workspace_id: tx.workspace.id,
      id: tx.newId(),
      title,
      object_type: filter?.objectType ?? null,
      object_ids: [...new Set(filter?.objectIds)],
      created_by: viewer.id,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .returning(conversationColumns)
    .executeTakeFirstOrThrow();
  await tx.record({
    type: 'conversation.started',
    payload: { conversationId: conversation.id },
    objectId: viewer.id,
  });
  return conversation;
}
