import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import type { AnswerPlace } from './answer-place.ts';

/** What a model thought before it answered, as a message of its own before the answer. */
export async function insertThoughts(
  db: Db,
  ctx: Ctx,
  { conversationId, thinkingPlace }: AnswerPlace,
  thoughts: string,
): Promise<void> {
  await db
    .insertInto('conversation_messages')
    .values({
      workspace_id: ctx.workspace.id,
      id: ctx.newId(),
      conversation_id: conversationId,
      place: thinkingPlace,
      type: 'THINKING',
      text: thoughts.toWellFormed().replaceAll('\0', ''),
      problem: null,
      engine: null,
      prompt_version: null,
      stream_id: null,
      request_key: null,
      asked_by: null,
      rating: null,
      created_at: ctx.now(),
      finished_at: ctx.now(),
    })
    .execute();
}
