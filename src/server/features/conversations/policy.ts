import { sql, type RawBuilder } from 'kysely';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { conversationColumns, type Conversation } from './conversation.ts';

/** One's own, and what others shared with the workspace. */
export function isReadable(ctx: Pick<Ctx, 'actor'>): RawBuilder<boolean> {
  const { viewer } = requireMember(ctx);
  return sql<boolean>`(conversations.created_by = ${viewer.id} or conversations.shared)`;
}

/** Throws NotFound for what is somebody else's and not shared. Locked: two questions at once would mix. */
export async function getConversation(tx: TxCtx, id: string): Promise<Conversation> {
  const row = await tx.db
    .selectFrom('conversations')
    .select(conversationColumns)
    .where('conversations.workspace_id', '=', tx.workspace.id)
    .where('conversations.id', '=', id)
    .where(isReadable(tx))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** The conversation of an answer, for commands that name only the answer. */
export async function getConversationOf(
  tx: TxCtx,
  messageId: string,
): Promise<{ conversation: Conversation; streamId: string | null }> {
  const row = await tx.db
    .selectFrom('conversation_messages')
    .select(['conversation_id as conversationId', 'stream_id as streamId'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', messageId)
    .where('type', '=', 'ASSISTANT')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return { conversation: await getConversation(tx, row.conversationId), streamId: row.streamId };
}

/** A conversation has no permission map: a member who can read it is its author or a reader. */
export function authorOf({ createdBy }: Conversation): AccessObject {
  return { authorId: createdBy, level: 'READ' };
}
