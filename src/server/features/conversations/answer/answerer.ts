import type { Ctx } from '#server/platform/context/context.ts';
import { scopeOf } from '#server/platform/context/context.ts';
import { Reads } from '#server/platform/context/reads.ts';
import { createStreamWriter } from '#server/platform/streams/stream-writer.ts';
import '../tables.ts';
import type { MessageState } from '../tables.ts';
import type { AnswerModels } from './answer-models.ts';
import { openAnswerPage } from './answer-page.ts';
import { answerQuestion, reasonOfStop } from './answer-question.ts';
import type { AskedQuestion } from './asked-question.ts';
import { promptVersion } from './prompt.ts';
import type { FinishedAnswer } from './source.ts';
import { finishMessage } from './write-answer.ts';

export type Answerer = {
  /** Starts the answer without waiting for it; the asker reads the stream. */
  start(ctx: Ctx, place: AnswerPlace, read: (ctx: Ctx) => Promise<AskedQuestion>): void;
};

type AnswerPlace = {
  readonly conversationId: string;
  readonly messageId: string;
  readonly streamId: string;
  /** Where the model's thoughts go. */
  readonly thinkingPlace: number;
};

const unforeseen = 'Something went wrong while answering. Try again.';

export function createAnswerer(models: AnswerModels): Answerer {
  return {
    start(asking, place, read) {
      void answer(models, ownCtx(asking), place, read);
    },
  };
}

async function answer(
  models: AnswerModels,
  ctx: Ctx,
  place: AnswerPlace,
  read: (ctx: Ctx) => Promise<AskedQuestion>,
): Promise<void> {
  const writer = createStreamWriter(ctx, place.streamId);
  const page = openAnswerPage(ctx, place.messageId, writer);
  const key = { workspace_id: ctx.workspace.id, message_id: place.messageId };
  let peopleTotal = 0;
  const end = async (state: Exclude<MessageState, 'writing'>, finished: FinishedAnswer): Promise<void> =>
    writer.end(state, async (db) => {
      const isByModel = finished.engine === 'model';
      await finishMessage(db, key, {
        ...finished,
        state,
        peopleTotal,
        promptVersion: isByModel ? promptVersion : null,
        at: ctx.now(),
      });
      await ctx.eventLog.recorder(
        ctx,
        db,
      )({
        type: 'conversation.answered',
        payload: { conversationId: place.conversationId, messageId: place.messageId },
        objectId: ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null,
      });
      if (page.thoughts() === '') return;
      await db
        .insertInto('conversation_messages')
        .values({
          workspace_id: ctx.workspace.id,
          id: ctx.newId(),
          conversation_id: place.conversationId,
          place: place.thinkingPlace,
          type: 'THINKING',
          text: page.thoughts().toWellFormed().replaceAll('\0', ''),
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
    });
  try {
    const asked = await read(ctx);
    ({ peopleTotal } = asked);
    const finished = await answerQuestion(ctx, models, asked, page);
    await ctx.reads.end();
    await end('done', finished);
  } catch (error) {
    // In the embedded database an open read would keep the end from being written.
    await ctx.reads.end();
    const engine = page.hasOwnWords() ? 'model' : 'embedded';
    const isCancelled = writer.signal.aborted;
    const reason = reasonOfStop(error);
    if (!isCancelled && reason === undefined)
      ctx.log.warn({ err: error }, 'A question could not be answered');
    await end(isCancelled ? 'cancelled' : 'failed', {
      engine,
      model: '',
      answered: !page.isEmpty(),
      problem: isCancelled ? null : (reason ?? unforeseen),
    }).catch((failure: unknown) =>
      ctx.log.warn({ err: failure }, 'The end of an answer could not be stored'),
    );
  }
}

/** The request that asked is over long before the answer: its reads are not ours to use. */
function ownCtx(ctx: Ctx): Ctx {
  return { ...ctx, actor: { ...ctx.actor }, reads: new Reads(ctx.database, () => scopeOf(ctx)) };
}
