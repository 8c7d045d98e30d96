import { sql } from 'kysely';
import { titleOfQuestion, parseQuestion } from '#domain/ai/ask.ts';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { openStream } from '#server/platform/streams/open-stream.ts';
import { streamStateOf } from '#server/platform/streams/stream-state.ts';
import type { Answerer } from './answer/answerer.ts';
import { filterOf, type Conversation } from './conversation.ts';
import { insertConversation } from './insert-conversation.ts';
import { insertMessage } from './insert-message.ts';
import { authorOf, getConversation } from './policy.ts';
import { readAsked } from './read-asked.ts';
import { requireFilter } from './require-filter.ts';

export type Question = {
  readonly question: string;
  /** A follow-up: within the same filter, knowing what came before. */
  readonly conversationId: string | null;
  readonly filter: ConversationFilter | null;
  /** The same key never asks twice. */
  readonly requestKey: string;
};

const limit: Limit = { name: 'ask', most: 60, seconds: 60 };

/** Asks, and answers at once with the conversation: the answer itself is read from its stream. */
export async function askQuestion(ctx: Ctx, answerer: Answerer, input: Question): Promise<Conversation> {
  const { viewer } = requireMember(ctx);
  allow(ctx, 'conversation.create');
  const question = accept(parseQuestion(input.question));
  const requestKey = accept(parseText(textLimits.requestKey, input.requestKey));
  await ctx.reads.end();
  await createRateLimiter(ctx).take(limit, viewer.id);
  const asked = await inTransaction(ctx, async (tx) => {
    allow(tx, 'conversation.create');
    const continued = input.conversationId === null ? null : await getOwn(tx, input.conversationId);
    const known = await findAsked(tx, viewer.id, requestKey);
    if (known !== undefined) return { conversation: await getConversation(tx, known), place: undefined };
    const conversation = continued ? await touch(tx, continued) : await begin(tx, input, question);
    const last = await lastMessage(tx, conversation.id);
    accept(checkCount(countLimits.messagesPerConversation, last + 1));
    const streamId = await openStream(tx, { memberId: viewer.id });
    const conversationId = conversation.id;
    await insertMessage(tx, { conversationId, place: last + 1, type: 'USER', text: question, requestKey });
    const messageId = await insertMessage(tx, {
      conversationId,
      place: last + 3,
      type: 'ASSISTANT',
      streamId,
    });
    return { conversation, place: { conversationId, messageId, streamId, thinkingPlace: last + 2 } };
  });
  const { conversation, place } = asked;
  if (place)
    answerer.start(ctx, place, (own) =>
      readAsked(own, { conversationId: conversation.id, question, filter: filterOf(conversation) }),
    );
  return conversation;
}

/** Only who began a conversation asks on in it. */
async function getOwn(tx: TxCtx, id: string): Promise<Conversation> {
  const conversation = await getConversation(tx, id);
  allow(tx, 'conversation.update', authorOf(conversation));
  return conversation;
}

async function begin(tx: TxCtx, { filter }: Question, question: string): Promise<Conversation> {
  if (filter) await requireFilter(tx, filter);
  return insertConversation(tx, { title: titleOfQuestion(question), filter });
}

async function touch(tx: TxCtx, conversation: Conversation): Promise<Conversation> {
  await tx.db
    .updateTable('conversations')
    .set({ updated_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', conversation.id)
    .execute();
  return conversation;
}

async function findAsked(tx: TxCtx, memberId: string, requestKey: string): Promise<string | undefined> {
  // Pressed twice, the second waits for what the first makes.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${memberId} ${requestKey}`}, 0))`.execute(tx.db);
  const row = await tx.db
    .selectFrom('conversation_messages')
    .select('conversation_id as id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('asked_by', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.id;
}

/** The place of the last message. Refuses while an answer is still being written. */
async function lastMessage(tx: TxCtx, conversationId: string): Promise<number> {
  const row = await tx.db
    .selectFrom('conversation_messages as m')
    .leftJoin('streams as s', (join) =>
      join.onRef('s.workspace_id', '=', 'm.workspace_id').onRef('s.id', '=', 'm.stream_id'),
    )
    .select(['m.place', 'm.state', 's.state as streamState', 's.alive_at as aliveAt'])
    .where('m.workspace_id', '=', tx.workspace.id)
    .where('m.conversation_id', '=', conversationId)
    .orderBy('m.place', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return 0;
  const { state, streamState, aliveAt } = row;
  const isWriting =
    state === 'writing' &&
    streamState !== null &&
    aliveAt !== null &&
    streamStateOf({ state: streamState, alive_at: aliveAt }, tx.now()) === 'open';
  if (isWriting) throw new InvalidOperation('Wait for the answer or cancel it first');
  return row.place;
}
