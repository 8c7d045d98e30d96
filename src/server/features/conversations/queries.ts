import { integer } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import '#server/platform/streams/tables.ts';
import { conversationColumns, type Conversation } from './conversation.ts';
import { messageColumns, toMessage, type ConversationMessage } from './message.ts';
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

const placeKey = object({ place: integer });

/** In their order. Ask only for a conversation that its reader may read. */
export async function listMessages(
  ctx: Ctx,
  conversationId: string,
  args: PageArgs,
): Promise<Page<ConversationMessage>> {
  const request = readPageArgs(args, placeKey);
  const { after } = request;
  const matching = (await ctx.reads.db())
    .selectFrom('conversation_messages as m')
    .where('m.workspace_id', '=', ctx.workspace.id)
    .where('m.conversation_id', '=', conversationId);
  const rows = await matching
    .leftJoin('streams as s', (join) =>
      join.onRef('s.workspace_id', '=', 'm.workspace_id').onRef('s.id', '=', 'm.stream_id'),
    )
    .select(messageColumns)
    .$if(after !== null, (query) => query.where('m.place', '>', after?.place ?? 0))
    .orderBy('m.place')
    .limit(request.limit + 1)
    .execute();
  const page = await countedPage(
    rows,
    request,
    ({ place }) => ({ place }),
    () => matching.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
  return { ...page, items: page.items.map((row) => toMessage(row, ctx.now())) };
}
