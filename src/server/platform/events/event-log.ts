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
        await writeEvents(ctx, db, { stored, receipts: receiptsOf(stored, subscribers) });
      },
  };
}

type Stored = readonly { readonly id: string; readonly event: Recorded }[];
type Receipts = readonly { readonly id: string; readonly name: string }[];
type Asking = Pick<Ctx, 'workspace' | 'actor' | 'now'>;

/**
 * One statement, since everybody who waits for the same lock waits for each of its answers; and one text however many
 * events there are: texts that vary with the number of rows would use up the prepared statements.
 */
async function writeEvents(
  { workspace, actor, now }: Asking,
  db: Db,
  { stored, receipts }: { stored: Stored; receipts: Receipts },
): Promise<void> {
  const rows = stored.map(({ id, event: { type, payload, objectId, before, after } }) => ({
    id,
    type,
    payload,
    object_id: objectId,
    before,
    after,
  }));
  const actorId = actor.kind === 'member' ? actor.viewer.id : null;
  const tokenId = actor.kind === 'member' ? (actor.apiToken?.id ?? null) : null;
  const changes = stored.map(({ event }) => JSON.stringify(liveChange(workspace.id, event)));
  await sql`
    with written as (
      insert into events (workspace_id, id, type, actor_id, api_token_id, payload, object_id, before, after, created_at)
      select ${workspace.id}::uuid, id, type, ${actorId}::uuid, ${tokenId}::uuid, payload, object_id, before, after,
        ${now()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as event (id uuid, type text, payload jsonb, object_id uuid, before jsonb, after jsonb)
    ), received as (
      insert into outbox (workspace_id, event_id, subscriber, run_at)
      select ${workspace.id}::uuid, event_id, subscriber, ${now()}::timestamptz
      from unnest(${receipts.map(({ id }) => id)}::uuid[], ${receipts.map(({ name }) => name)}::text[])
        as receipt (event_id, subscriber)
    )
    select pg_notify(${outboxChannel}, ''), pg_notify(${liveChannel}, change)
    from unnest(${changes}::text[]) as change`.execute(db);
}

function receiptsOf(stored: Stored, subscribers: readonly Subscriber[]): Receipts {
  return stored.flatMap(({ id, event }) =>
    subscribers
      .filter(({ hears }) => hears === 'all' || hears.includes(event.type))
      .map(({ name }) => ({ id, name })),
  );
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
