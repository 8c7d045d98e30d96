import type { EndState, FinishedAnswer } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Subject } from './subject.ts';
import { promptVersion } from './write/prompt.ts';
import './tables.ts';

type Ended = {
  readonly id: string;
  readonly subject: Subject;
  readonly state: EndState;
  readonly finished: FinishedAnswer;
};

/** Only one that is done takes the place of the summary before it. */
export async function finishSummary(
  db: Db,
  ctx: Ctx,
  { id, subject, state, finished }: Ended,
): Promise<void> {
  const { engine, model, problem } = finished;
  await db
    .updateTable('summaries')
    .set({
      state,
      engine,
      model,
      problem,
      prompt_version: engine === 'model' ? promptVersion : null,
      shown_at: state === 'done' ? ctx.now() : null,
    })
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', id)
    .execute();
  if (state !== 'done' || subject.objectId === null) return;
  await ctx.eventLog.recorder(
    ctx,
    db,
  )({
    type: 'summary.generated',
    payload: { summaryId: id, objectType: subject.objectType },
    objectId: id,
  });
}
