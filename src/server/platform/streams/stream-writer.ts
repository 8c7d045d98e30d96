import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { localStreams, type EndOfStream, type StreamPart } from './local-streams.ts';
import { storeGrowth } from './store-growth.ts';
import type { Beside } from './stored-beside.ts';
import { streamChannel } from './stream-hub.ts';
import { keepAlive } from './stream-pulse.ts';

export type StreamWriter = {
  /** Aborted when the reader cancelled. */
  readonly signal: AbortSignal;
  /** Stored before anybody reads it, in order, and `beside` with it. Who doesn't wait learns of a failure by `signal`. */
  append(part: object, beside?: Beside): Promise<void>;
  /** Waits for what is still to be stored. `last` is committed together with the end of the stream. */
  end(state: EndOfStream, last?: (db: Db) => Promise<void>): Promise<void>;
};

type Waiting = { readonly part: object; readonly beside: Beside | undefined };

/** The one who writes a stream; a killed process leaves it without a sign of life, and it counts as interrupted. */
export function createStreamWriter(
  ctx: Pick<Ctx, 'database' | 'workspace' | 'now' | 'log'>,
  id: string,
): StreamWriter {
  const cancel = new AbortController();
  const local = localStreams(ctx.database);
  let waiting: Waiting[] = [];
  let position = 0;
  let storing: Promise<void> = Promise.resolve();
  const rest = keepAlive(ctx, id, () => cancel.abort());
  local.writing.add(id);

  function tellReaders(parts: readonly StreamPart[], end?: EndOfStream): void {
    for (const hear of local.hubs) hear(id, parts, end);
  }

  async function store(): Promise<void> {
    const taken = waiting;
    waiting = [];
    const first = position + 1;
    position += taken.length;
    const goesOn = await storeGrowth(ctx, {
      streamId: id,
      position: first,
      parts: taken.map(({ part }) => part),
      besides: taken.flatMap(({ beside }) => beside ?? []),
    });
    if (goesOn) return tellReaders(taken.map(({ part }, at) => ({ position: first + at, data: part })));
    // What was stored while the reader cancelled is a part of the answer all the same.
    tellReaders([]);
    cancel.abort();
  }

  return {
    signal: cancel.signal,
    append(part, beside) {
      waiting.push({ part, beside });
      // Parts that come while one is stored go together with the next.
      if (waiting.length === 1) {
        storing = storing.then(store);
        storing.catch((error: unknown) => {
          if (!cancel.signal.aborted) ctx.log.warn({ err: error }, 'A part of an answer could not be stored');
          cancel.abort();
        });
      }
      return storing;
    },
    async end(state, last) {
      rest();
      const isWhole = await storing.then(
        () => true,
        () => false,
      );
      let stored: EndOfStream | undefined;
      try {
        await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', async (db) => {
          await last?.(db);
          await sql`with ended as (
              update streams set state = ${state}, alive_at = ${ctx.now()}
              where workspace_id = ${ctx.workspace.id} and id = ${id})
            select pg_notify(${streamChannel}, ${id})`.execute(db);
        });
        if (isWhole) stored = state;
      } finally {
        local.writing.delete(id);
        tellReaders([], stored);
      }
    },
  };
}
