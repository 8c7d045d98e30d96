import { sql } from 'kysely';
import type { DomainEvent } from '#domain/events/event-map.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';
import type { Subscriber } from './subscriber.ts';
import './tables.ts';

export const outboxChannel = 'hark_outbox';

/**
 * `objectId` and `version` are what other clients hear; null where nothing on a screen changed.
 * `before` and `after` are for the audit log: ids and settings, never content.
 */
export type Recorded = DomainEvent & {
  readonly objectId: string | null;
  readonly version?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

type Recorder = (...events: readonly Recorded[]) => Promise<void>;
export type EventLog = {
  recorder(ctx: Pick<Ctx, 'workspace' | 'actor' | 'now' | 'newId'>, db: Db): Recorder;
};

/** Writes the events, what their subscribers still have to do, and the wake-up calls, all in the caller's transaction. */
export function createEventLog(subscribers: readonly Subscriber[]): EventLog {
  return {
    recorder:
      (ctx, db) =>
      async (...events) => {
        if (events.length === 0) return;
        const now = ctx.now();
        const stored = events.map((event) => ({ id: ctx.newId(), event }));
        await db
          .insertInto('events')
          .values(
            stored.map(({ id, event }) => ({
              workspace_id: ctx.workspace.id,
              id,
              type: event.type,
              actor_id: ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null,
              payload: JSON.stringify(event.payload),
              object_id: event.objectId,
              before: event.before ? JSON.stringify(event.before) : null,
              after: event.after ? JSON.stringify(event.after) : null,
              created_at: now,
            })),
          )
          .execute();
        const receipts = stored.flatMap(({ id, event }) =>
          subscribers
            .filter(({ hears }) => hears === 'all' || hears.includes(event.type))
            .map(({ name }) => ({
              workspace_id: ctx.workspace.id,
              event_id: id,
              subscriber: name,
              run_at: now,
              failed_at: null,
              error: null,
            })),
        );
        if (receipts.length > 0) await db.insertInto('outbox').values(receipts).execute();
        const changes = events.map((event) => JSON.stringify(liveChange(ctx.workspace.id, event)));
        await sql`
          select pg_notify(${outboxChannel}, ''), pg_notify(${liveChannel}, change)
          from unnest(${changes}::text[]) as change`.execute(db);
      },
  };
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
