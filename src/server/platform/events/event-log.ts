import { sql } from 'kysely';
import type { Ctx, EventLog, Recorded } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';
import type { Subscriber } from './subscriber.ts';
import './tables.ts';

export const outboxChannel = 'hark_outbox';

/** Writes the events, what their subscribers still have to do, and the wake-up calls, all in the caller's transaction. */
export function createEventLog(subscribers: readonly Subscriber[]): EventLog {
  return {
    recorder:
      (ctx, db) =>
      async (...events) => {
        if (events.length === 0) return;
        const stored = events.map((event) => ({ id: ctx.newId(), event }));
        await insertEvents(ctx, db, stored);
        await insertReceipts(ctx, db, subscribers, stored);
        const changes = events.map((event) => JSON.stringify(liveChange(ctx.workspace.id, event)));
        await sql`
          select pg_notify(${outboxChannel}, ''), pg_notify(${liveChannel}, change)
          from unnest(${changes}::text[]) as change`.execute(db);
      },
  };
}

type Stored = readonly { readonly id: string; readonly event: Recorded }[];
type Asking = Pick<Ctx, 'workspace' | 'actor' | 'now'>;

/** One text however many they are: texts that vary with the number of rows would use up the prepared statements. */
async function insertEvents({ workspace, actor, now }: Asking, db: Db, stored: Stored): Promise<void> {
  const rows = stored.map(({ id, event: { type, payload, objectId, before, after } }) => ({
    id,
    type,
    payload,
    object_id: objectId,
    before,
    after,
  }));
  const actorId = actor.kind === 'member' ? actor.viewer.id : null;
  await sql`
    insert into events (workspace_id, id, type, actor_id, payload, object_id, before, after, created_at)
    select ${workspace.id}::uuid, id, type, ${actorId}::uuid, payload, object_id, before, after, ${now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as event (id uuid, type text, payload jsonb, object_id uuid, before jsonb, after jsonb)`.execute(db);
}

async function insertReceipts(
  { workspace, now }: Asking,
  db: Db,
  subscribers: readonly Subscriber[],
  stored: Stored,
): Promise<void> {
  const receipts = stored.flatMap(({ id, event }) =>
    subscribers
      .filter(({ hears }) => hears === 'all' || hears.includes(event.type))
      .map(({ name }) => ({ id, name })),
  );
  if (receipts.length === 0) return;
  await sql`
    insert into outbox (workspace_id, event_id, subscriber, run_at)
    select ${workspace.id}::uuid, event_id, subscriber, ${now()}::timestamptz
    from unnest(${receipts.map(({ id }) => id)}::uuid[], ${receipts.map(({ name }) => name)}::text[])
      as receipt (event_id, subscriber)`.execute(db);
}

function liveChange(workspaceId: string, event: Recorded): LiveChange {
  return {
    workspaceId,
    event: event.type,
    type: event.type.slice(0, event.type.indexOf('.')),
    id: event.objectId,
    version: event.version ?? 0,
  };
}
