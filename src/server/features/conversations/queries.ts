import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { conversationColumns, type Conversation } from './conversation.ts';
import { isReadable } from './policy.ts';

const lastUsedFirst: Sort = { kind: 'time', column: 'conversations.updated_at', id: 'conversations.id' };

/** Newest first: one's own, or those that others shared. */
export async function listConversations(
  ctx: Ctx,
  { shared, ...args }: PageArgs & { shared: boolean },
): Promise<Page<Conversation>> {
  const { viewer } = requireMember(ctx);
  const matching = (await ctx.reads.db())
    .selectFrom('conversations')
    .where('conversations.workspace_id', '=', ctx.workspace.id)
    .$if(!shared, (query) => query.where('conversations.created_by', '=', viewer.id))
    .$if(shared, (query) =>
      query.where('conversations.shared', '=', true).where('conversations.created_by', '<>', viewer.id),
    );
  return readPage(args, lastUsedFirst, matching, (list) => list.select(conversationColumns));
}

export async function findConversation(ctx: Ctx, id: string): Promise<Conversation | undefined> {
  return (await ctx.reads.db())
    .selectFrom('conversations')
    .select(conversationColumns)
    .where('conversations.workspace_id', '=', ctx.workspace.id)
    .where('conversations.id', '=', id)
    .where(isReadable(ctx))
    .executeTakeFirst();
}
