import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { aliveEveryMs } from './stream-state.ts';
import { streamChannel } from './stream-hub.ts';
import type { StoredStreamState } from './tables.ts';

export type StreamWriter = {
  /** Aborted when the reader cancelled. */
  readonly signal: AbortSignal;
  /** Stored before anybody reads it, in order. */
  append(part: object): void;
  /** Waits for what is still to be stored. `last` is committed together with the end of the stream. */
  end(state: Exclude<StoredStreamState, 'open'>, last?: (db: Db) => Promise<void>): Promise<void>;
};

/** The one who writes a stream; a killed process leaves it without a sign of life, and it counts as interrupted. */
export function createStreamWriter(
  ctx: Pick<Ctx, 'database' | 'workspace' | 'now' | 'log'>,
  id: string,
): StreamWriter {
  const cancel = new AbortController();
  const waiting: object[] = [];
  let position = 0;
  let storing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => enqueue(), aliveEveryMs / 3);
  timer.unref();

  /** Parts that come while one is stored go together with the next. */
  function enqueue(): void {
    storing = storing.then(store).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'A part of an answer could not be stored');
      cancel.abort();
    });
  }

  async function store(): Promise<void> {
    const parts = waiting.splice(0);
    await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', async (db) => {
      await insert(db, parts);
      const { rows } = await sql<{ cancelled: boolean }>`
        update streams set alive_at = ${ctx.now()} where workspace_id = ${ctx.workspace.id} and id = ${id}
        returning cancel_requested_at is not null as cancelled`.execute(db);
      // Gone with its member or its workspace: nobody is left to write for.
      if (rows[0]?.cancelled !== false) cancel.abort();
    });
  }

  async function insert(db: Db, parts: readonly object[]): Promise<void> {
    if (parts.length === 0) return;
    const first = position + 1;
    position += parts.length;
    await db
      .insertInto('stream_parts')
      .values(
        parts.map((part, at) => ({
          workspace_id: ctx.workspace.id,
          stream_id: id,
          position: first + at,
          data: JSON.stringify(part),
        })),
      )
      .execute();
    await sql`select pg_notify(${streamChannel}, ${id})`.execute(db);
  }

  return {
    signal: cancel.signal,
    append(part) {
      waiting.push(part);
      if (waiting.length === 1) enqueue();
    },
    async end(state, last) {
      clearInterval(timer);
      await storing;
      const parts = waiting.splice(0);
      await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', async (db) => {
        await insert(db, parts);
        await last?.(db);
        await sql`update streams set state = ${state}, alive_at = ${ctx.now()}
          where workspace_id = ${ctx.workspace.id} and id = ${id}`.execute(db);
        await sql`select pg_notify(${streamChannel}, ${id})`.execute(db);
      });
    },
  };
}
