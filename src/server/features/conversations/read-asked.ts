import type { ConversationFilter } from '#domain/ai/conversation.ts';
import { readInstructions, readShown } from '#server/features/answering/index.ts';
import type { Message } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { answerTables } from './answer/answer-tables.ts';
import { searchWords, type AskedQuestion } from './answer/asked-question.ts';
import { countPeople } from './answer/count-people.ts';
import './tables.ts';

const mostHistory = 6;
const longestTurn = 2000;

type Asked = { conversationId: string; question: string; filter: ConversationFilter | null };

/** All that an answer starts from. Of earlier answers only what their reader may still see is told to a model. */
export async function readAsked(
  ctx: Ctx,
  { conversationId, question, filter }: Asked,
): Promise<AskedQuestion> {
  const db = await ctx.reads.db();
  const messages = await db
    .selectFrom('conversation_messages')
    .select(['id', 'type', 'text', 'place', 'state'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('conversation_id', '=', conversationId)
    .where('type', 'in', ['USER', 'ASSISTANT'])
    .orderBy('place', 'desc')
    .limit(mostHistory + 2)
    .execute();
  // The last two are this question and the answer that is to be written.
  const earlier = messages.slice(2).reverse();
  const shown = await readShown(
    ctx,
    db,
    answerTables,
    earlier.filter(({ type }) => type === 'ASSISTANT').map(({ id }) => id),
  );
  const history = earlier.map(({ id, type, text }): Message => {
    const said = shown.get(id)?.sentences.filter(({ support }) => support === 'SUPPORTED') ?? [];
    return type === 'USER'
      ? { role: 'user', text: text.slice(0, longestTurn) }
      : {
          role: 'assistant',
          text: said
            .map((sentence) => sentence.text)
            .join(' ')
            .slice(0, longestTurn),
        };
  });
  return {
    question,
    searchFor: searchWords(
      question,
      earlier.filter(({ type }) => type === 'USER').map(({ text }) => text),
    ),
    filter,
    history: history.filter(({ text }) => text !== ''),
    instructions: await readInstructions(db, ctx.workspace.id),
    peopleTotal: await countPeople(ctx, db, filter),
  };
}
