import { startWriting, type AnswerModels } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import type { AnswerPlace } from './answer-place.ts';
import { answerQuestion } from './answer-question.ts';
import { answerTables } from './answer-tables.ts';
import type { AskedQuestion } from './asked-question.ts';
import { finishMessage } from './finish-message.ts';
import { insertThoughts } from './insert-thoughts.ts';
import { promptVersion } from './prompt.ts';

export type Answerer = {
  /** Starts the answer without waiting for it; the asker reads the stream. */
  start(ctx: Ctx, place: AnswerPlace, read: (ctx: Ctx) => Promise<AskedQuestion>): void;
};

export function createAnswerer(models: AnswerModels): Answerer {
  return {
    start(asking, place, read) {
      const { messageId, conversationId, streamId } = place;
      let peopleTotal = 0;
      startWriting(asking, {
        tables: answerTables,
        id: messageId,
        streamId,
        async work(ctx, page) {
          const asked = await read(ctx);
          ({ peopleTotal } = asked);
          return answerQuestion(ctx, models, asked, page);
        },
        async finish(db, ctx, { state, finished, thoughts }) {
          const key = { workspace_id: ctx.workspace.id, message_id: messageId };
          const version = finished.engine === 'model' ? promptVersion : null;
          await finishMessage(db, key, {
            ...finished,
            state,
            peopleTotal,
            promptVersion: version,
            at: ctx.now(),
          });
          await ctx.eventLog.recorder(
            ctx,
            db,
          )({
            type: 'conversation.answered',
            payload: { conversationId, messageId },
            objectId: ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null,
          });
          if (thoughts !== '') await insertThoughts(db, ctx, place, thoughts);
        },
      });
    },
  };
}
