import { readShown, type ShownSentence } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { answerTables } from './answer/answer-tables.ts';
import { isReadable } from './policy.ts';
import './tables.ts';

/** An answer with what its reader may see of it now. Undefined for one of a conversation they may not read. */
export async function readShownAnswer(
  ctx: Ctx,
  messageId: string,
): Promise<{ answered: boolean; sentences: readonly ShownSentence[] } | undefined> {
  const db = await ctx.reads.db();
  const message = await db
    .selectFrom('conversation_messages as m')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.workspace_id', '=', 'm.workspace_id')
        .onRef('conversations.id', '=', 'm.conversation_id'),
    )
    .select('m.answered')
    .where('m.workspace_id', '=', ctx.workspace.id)
    .where('m.id', '=', messageId)
    .where('m.type', '=', 'ASSISTANT')
    .where(isReadable(ctx))
    .executeTakeFirst();
  if (!message) return undefined;
  const shown = await readShown(ctx, db, answerTables, [messageId]);
  return { answered: message.answered, sentences: shown.get(messageId)?.sentences ?? [] };
}
