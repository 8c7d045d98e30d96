import { sql } from 'kysely';
import { defaultRetryDelay } from '#domain/connectivity/retry-policy.ts';
import type { Ctx, TxCtx, EventLog } from '#server/platform/context/context.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { outboxChannel } from './event-log.ts';
import type { StoredEvent, Subscriber } from './subscriber.ts';
import './tables.ts';
import '#server/platform/context/tables.ts';

type DispatcherOptions = {
  database: Database;
  subscribers: readonly Subscriber[];
  eventLog: EventLog;
  now: () => Date;
  newId: () => string;
  log: Log;
};

export type Dispatcher = {
  /** Until nothing due is left; what tests and shutdown wait for. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Hands events to subscribers, each receipt in a transaction of its own with the work it did:
 * a process killed in between leaves the receipt due, and another one takes it.
 */
export async function startDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const { database, log } = options;
  let closed = false;
  let running: Promise<void> | undefined;
  let again = false;

  function wake(): void {
    again = true;
    running ??= work().finally(() => {
      running = undefined;
    });
  }

  async function work(): Promise<void> {
    while (again && !closed) {
      again = false;
      try {
        while (!closed && (await dispatchBatch(options)) > 0);
      } catch (error) {
        log.error({ err: error }, 'Events could not be handed on');
      }
    }
  }

  await database.listen(outboxChannel, wake);
  // Notifications can be lost with a connection; due retries have none.
  const timer = setInterval(wake, 1000);
  timer.unref();
  wake();
  return {
    async drain() {
      wake();
      await running;
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}

const batchSize = 50;
const longestDelayMs = 24 * 3_600_000;

async function dispatchBatch(options: DispatcherOptions): Promise<number> {
  const { database, now } = options;
  // Nothing is put off for so long: what says so was written while a clock was ahead.
  const tooLate = (): Date => new Date(now().getTime() + longestDelayMs);
  const due = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'workspace_id'])
      .where('failed_at', 'is', null)
      .where((row) => row.or([row('run_at', '<=', now()), row('run_at', '>', tooLate())]))
      .orderBy('run_at')
      .orderBy('id')
      .limit(batchSize)
      .execute(),
  );
  for (const receipt of due) await dispatchOne(options, receipt.id, receipt.workspace_id);
  return due.length;
}

async function dispatchOne(options: DispatcherOptions, id: string, workspaceId: string): Promise<void> {
  const { database, subscribers, log } = options;
  try {
    await database.transaction({ workspaceId }, 'read write', async (db) => {
      const receipt = await db
        .deleteFrom('outbox')
        .where('id', '=', (claim) =>
          claim
            .selectFrom('outbox')
            .select('id')
            .where('id', '=', id)
            .where('failed_at', 'is', null)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['event_id', 'subscriber'])
        .executeTakeFirst();
      if (!receipt) return;
      const subscriber = subscribers.find(({ name }) => name === receipt.subscriber);
      const event = await findEvent(db, workspaceId, receipt.event_id);
      if (subscriber && event) await subscriber.run(await subscriberCtx(options, db, workspaceId), event);
    });
  } catch (error) {
    log.error({ err: error, receipt: id, workspaceId }, 'A subscriber failed');
    await postpone(options, id, error);
  }
}

async function findEvent(db: Db, workspaceId: string, id: string): Promise<StoredEvent | undefined> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: eventId, type, payload, actor_id: actorId, object_id: objectId, created_at: createdAt } = row;
  return { id: eventId, type, payload, actorId, objectId, createdAt } as never;
}

async function subscriberCtx(options: DispatcherOptions, db: Db, workspaceId: string): Promise<TxCtx> {
  const { now, newId, log, eventLog } = options;
  const workspace = await sql<{ id: string; subdomain: string; name: string }>`
    select id, subdomain, name from workspaces where id = ${workspaceId}`.execute(db);
  const ref = workspace.rows[0];
  if (!ref) throw new Error('The workspace of an event is gone');
  const ctx: Pick<Ctx, 'workspace' | 'actor' | 'now' | 'newId'> = {
    workspace: ref,
    actor: { kind: 'system' },
    now,
    newId,
  };
  return { ...ctx, log, db, record: eventLog.recorder(ctx, db) };
}

async function postpone({ database, now }: DispatcherOptions, id: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await database.transaction({}, 'read write', async (db) => {
    const row = await db
      .selectFrom('outbox')
      .select('attempts')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const attempts = row.attempts + 1;
    const delay = defaultRetryDelay(attempts);
    await db
      .updateTable('outbox')
      .set({
        attempts,
        error: message.slice(0, 1000),
        run_at: new Date(now().getTime() + (delay ?? 0)),
        failed_at: delay === undefined ? now() : null,
      })
      .where('id', '=', id)
      .execute();
  });
}
