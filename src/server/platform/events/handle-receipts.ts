import { sql } from 'kysely';
import { defaultRetryDelay } from '#domain/connectivity/retry-policy.ts';
import type { Ctx, EventLog, TxCtx } from '#server/platform/context/context.ts';
import { tryTwice } from '#server/platform/context/try-twice.ts';
import '#server/platform/context/tables.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { StoredEvent, Subscriber } from './subscriber.ts';
import './tables.ts';

export type Handling = {
  database: Database;
  subscribers: readonly Subscriber[];
  eventLog: EventLog;
  now: () => Date;
  newId: () => string;
  log: Log;
  /** Once aborted, no further transaction is begun. */
  signal: AbortSignal;
};

/** What one transaction does at most: others wait for its locks, and in the embedded database for the transaction itself. */
const longestMs = 50;

/** The outbox is nearly always empty: a plan that was kept from then reads all of it for each list of ids. */
const planEach = sql`set_config('plan_cache_mode', 'force_custom_plan', true)`;
/** Subscribers ask the same of every event, and planning it takes longer than the answer. */
const keepPlans = sql`set_config('plan_cache_mode', 'auto', true)`;
const firstRead = 4;
/** So many come from an import: the tables that they go into may have been empty when plans were kept. */
const burst = 200;

/** Handles due receipts of one workspace. Answers how many were taken: none while another server has the workspace. */
export async function handleReceipts(
  options: Handling,
  workspaceId: string,
  ids: readonly string[],
): Promise<number> {
  let taken = 0;
  while (taken < ids.length && !options.signal.aborted) {
    const handled = await handleTogether(options, workspaceId, ids.slice(taken));
    if (handled === 0) break;
    taken += handled;
  }
  return taken;
}

async function handleTogether(
  options: Handling,
  workspaceId: string,
  ids: readonly string[],
): Promise<number> {
  const { database, log } = options;
  const inOwn = <T>(run: (db: Db) => Promise<T>): Promise<T> =>
    database.transaction({ workspaceId }, 'read write', run);
  const place = { handled: 0 };
  try {
    return await tryTwice(log, () => {
      place.handled = 0;
      return inOwn((db) => handleSome(options, db, workspaceId, ids, place));
    });
  } catch (error) {
    // The one that failed undid the work of those before it.
    const before = ids.slice(0, Math.min(place.handled, ids.length - 1));
    if (before.length > 0) return handleReceipts(options, workspaceId, before);
    const receipt = ids[0] ?? '';
    log.error({ err: error, receipt, workspaceId }, 'A subscriber failed');
    await inOwn((db) => postpone(options, db, receipt, error));
    return 1;
  }
}

type Receipt = { readonly id: string; readonly event_id: string; readonly subscriber: string };

/** Some of the first of them, and how many that were. `place` tells a caller where it failed. */
async function handleSome(
  options: Handling,
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  place: { handled: number },
): Promise<number> {
  const lockName = `outbox ${workspaceId}`;
  const { rows: lock } = await sql<{ free: boolean }>`
    select ${planEach}, pg_try_advisory_xact_lock(hashtextextended(${lockName}, 0)) as free`.execute(db);
  if (lock[0]?.free !== true) return 0;
  const tx = await subscriberCtx(options, db, workspaceId);
  const until = options.now().getTime() + longestMs;
  const isOver = (): boolean => place.handled > 0 && options.now().getTime() > until;
  // A few, then more: an event of an import names thousands of things, and what time doesn't suffice for is read again.
  for (let some = firstRead; place.handled < ids.length && !isOver(); some *= 2) {
    const part = ids.slice(place.handled, place.handled + some);
    const receipts = await readReceipts(db, part);
    const events = await readEvents(db, workspaceId, [...receipts.values()]);
    if (ids.length < burst) await sql`select ${keepPlans}`.execute(db);
    for (const id of part) {
      if (isOver()) break;
      // One that is gone was handled by another server.
      const receipt = receipts.get(id);
      const event = receipt && events.get(receipt.event_id);
      const subscriber = options.subscribers.find(({ name }) => name === receipt?.subscriber);
      if (event) await subscriber?.run(tx, event);
      place.handled += 1;
    }
    await sql`select ${planEach}`.execute(db);
  }
  const done = ids.slice(0, place.handled);
  await sql`delete from outbox where id = any(${done}::bigint[]) and failed_at is null`.execute(db);
  return done.length;
}

async function readReceipts(db: Db, ids: readonly string[]): Promise<Map<string, Receipt>> {
  const { rows } = await sql<Receipt>`
    select id, event_id, subscriber from outbox where id = any(${[...ids]}::bigint[]) and failed_at is null
    for update`.execute(db);
  return new Map(rows.map((receipt) => [receipt.id, receipt]));
}

async function readEvents(
  db: Db,
  workspaceId: string,
  receipts: readonly Receipt[],
): Promise<Map<string, StoredEvent>> {
  const ids = new Set(receipts.map((receipt) => receipt.event_id));
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(isAmong('id', ids))
    .execute();
  return new Map(
    rows.map(({ id, type, payload, actor_id: actorId, object_id: objectId, created_at: createdAt }) => [
      id,
      { id, type, payload, actorId, objectId, createdAt } as never,
    ]),
  );
}

async function subscriberCtx(options: Handling, db: Db, workspaceId: string): Promise<TxCtx> {
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

async function postpone({ now }: Handling, db: Db, id: string, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
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
}
