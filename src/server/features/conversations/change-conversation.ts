import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { conversationColumns, type Conversation } from './conversation.ts';
import { authorOf, getConversation } from './policy.ts';

export function renameConversation(ctx: Ctx, id: string, title: string): Promise<Conversation> {
  return change(ctx, id, { title: accept(parseText(textLimits.conversationTitle, title)) });
}

/** Members of the workspace can read a shared conversation, each as much of it as they may see. */
export function shareConversation(ctx: Ctx, id: string, shared: boolean): Promise<Conversation> {
  return change(ctx, id, { shared });
}

async function change(
  ctx: Ctx,
  id: string,
  values: { title: string } | { shared: boolean },
): Promise<Conversation> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'conversation.update', authorOf(await getConversation(tx, id)));
    const conversation = await tx.db
      .updateTable('conversations')
      .set((row) => ({ ...values, version: row('version', '+', 1) }))
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(conversationColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'conversation.updated',
      payload: { conversationId: id, changed: Object.keys(values) },
      objectId: viewer.id,
    });
    return conversation;
  });
}
