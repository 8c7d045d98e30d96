import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createStreamWriter } from '#server/platform/streams/stream-writer.ts';
import type { CitedTables } from './cited-tables.ts';
import { openCitedPage, type CitedPage } from './cited-page.ts';
import type { FinishedAnswer } from './source.ts';
import { Stopped } from './stopped.ts';

export type EndState = 'done' | 'failed' | 'cancelled';

export type Writing = {
  readonly tables: CitedTables;
  readonly id: string;
  readonly streamId: string;
  readonly work: (ctx: Ctx, page: CitedPage) => Promise<FinishedAnswer>;
  /** Committed together with the end of the stream. */
  readonly finish: (
    db: Db,
    ctx: Ctx,
    ended: { state: EndState; finished: FinishedAnswer; thoughts: string },
  ) => Promise<void>;
};

const unforeseen = 'Something went wrong. Try again.';

/** Starts to write without waiting for it: who asked reads the stream. Every way it can end is stored. */
export function startWriting(asking: Ctx, writing: Writing): void {
  void writeToEnd(ownCtx(asking), writing);
}

/** For work that nobody reads while it goes on. */
export async function writeToEnd(ctx: Ctx, { tables, id, streamId, work, finish }: Writing): Promise<void> {
  const writer = createStreamWriter(ctx, streamId);
  const page = openCitedPage(ctx, { tables, workspaceId: ctx.workspace.id, id }, writer);
  const end = (state: EndState, finished: FinishedAnswer): Promise<void> => {
    page.close();
    return writer.end(state, (db) => finish(db, ctx, { state, finished, thoughts: page.thoughts() }));
  };
  try {
    const finished = await work(ctx, page);
    await ctx.reads.end();
    await end('done', finished);
  } catch (error) {
    // In the embedded database an open read would keep the end from being written.
    await ctx.reads.end();
    const isCancelled = writer.signal.aborted;
    const reason = error instanceof Stopped ? error.message : undefined;
    if (!isCancelled && reason === undefined) ctx.log.warn({ err: error }, 'A text could not be written');
    await end(isCancelled ? 'cancelled' : 'failed', {
      engine: page.hasOwnWords() ? 'model' : 'embedded',
      model: '',
      answered: !page.isEmpty(),
      problem: isCancelled ? null : (reason ?? unforeseen),
    }).catch((failure: unknown) => ctx.log.warn({ err: failure }, 'The end of a text could not be stored'));
  }
}

/** The request that asked is over long before the end: its reads are not ours to use. */
function ownCtx(ctx: Ctx): Ctx {
  return { ...ctx, actor: { ...ctx.actor }, reads: new Reads(ctx.database, () => scopeOf(ctx)) };
}
