import { integer } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import {
  countedPage,
  readPageArgs,
  writeCursor,
  type Page,
  type PageArgs,
} from '#server/platform/graphql/page.ts';
import '#server/platform/streams/tables.ts';
import { messageColumns, toMessage, type ConversationMessage } from './message.ts';
import './tables.ts';

const placeKey = object({ place: integer });

export type MessageArgs = PageArgs & { readonly last?: number | null; readonly before?: string | null };
export type MessagePage = Page<ConversationMessage> & { readonly startCursor: string | null };

/** In their order, from either end. Ask only for a conversation that its reader may read. */
export async function listMessages(
  ctx: Ctx,
  conversationId: string,
  args: MessageArgs,
): Promise<MessagePage> {
  const { last = null, before = null, after = null } = args;
  const isFromEnd = last !== null;
  if ((isFromEnd && after !== null) || (!isFromEnd && before !== null))
    throw new ValidationError('Ask with first and after, or with last and before');
  const request = readPageArgs(isFromEnd ? { first: last, after: before } : args, placeKey);
  const matching = (await ctx.reads.db())
    .selectFrom('conversation_messages as m')
    .where('m.workspace_id', '=', ctx.workspace.id)
    .where('m.conversation_id', '=', conversationId);
  const rows = await matching
    .leftJoin('streams as s', (join) =>
      join.onRef('s.workspace_id', '=', 'm.workspace_id').onRef('s.id', '=', 'm.stream_id'),
    )
    .select(messageColumns)
    .$if(request.after !== null, (query) =>
      query.where('m.place', isFromEnd ? '<' : '>', request.after?.place ?? 0),
    )
    .orderBy('m.place', isFromEnd ? 'desc' : 'asc')
    .limit(request.limit + 1)
    .execute();
  const keyOf = ({ place }: { readonly place: number }) => ({ place });
  const page = await countedPage(rows, request, keyOf, () =>
    matching.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
  const found = page.items.map((row) => toMessage(row, ctx.now()));
  const edge = (row: ConversationMessage | undefined, hasMore: boolean): string | null =>
    row && hasMore ? writeCursor(keyOf(row)) : null;
  if (!isFromEnd) return { ...page, items: found, startCursor: edge(found[0], request.after !== null) };
  const items = found.toReversed();
  return {
    items,
    totalCount: page.totalCount,
    startCursor: page.endCursor,
    endCursor: edge(items.at(-1), request.after !== null),
  };
}
