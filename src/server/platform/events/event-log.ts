import { sql } from 'kysely';
import type { DomainEvent } from '#domain/events/event-map.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';
import type { Subscriber } from './subscriber.ts';
import './tables.ts';

export const outboxChannel = 'hark_outbox';

/** `objectId` and `version` are what other clients hear; null where nothing on a screen changed. */
export type Recorded = DomainEvent & { readonly objectId: string | null; readonly version?: number };

type Recorder = (event: Recorded) => Promise<void>;
export type EventLog = {
  recorder(ctx: Pick<Ctx, 'workspace' | 'actor' | 'now' | 'newId'>, db: Db): Recorder;
};

/** Writes the event, what its subscribers still have to do, and the wake-up call, all in the caller's transaction. */
export function createEventLog(subscribers: readonly Subscriber[]): EventLog {
  return {
    recorder: (ctx, db) => async (event) => {
      const id = ctx.newId();
      const now = ctx.now();
      await db
        .insertInto('events')
        .values({
          workspace_id: ctx.workspace.id,
          id,
          type: event.type,
          actor_id: ctx.actor.kind === 'member' ? ctx.actor.viewer.id : null,
          payload: JSON.stringify(event.payload),
          created_at: now,
        })
        .execute();
      const hearing = subscribers.filter(({ hears }) => hears === 'all' || hears.includes(event.type));
      if (hearing.length > 0) {
        await db
          .insertInto('outbox')
          .values(
            hearing.map(({ name }) => ({
              workspace_id: ctx.workspace.id,
              event_id: id,
              subscriber: name,
              run_at: now,
              failed_at: null,
              error: null,
            })),
          )
          .execute();
      }
      const change = liveChange(ctx.workspace.id, event);
      await sql`select pg_notify(${outboxChannel}, ''), pg_notify(${liveChannel}, ${JSON.stringify(change)})`.execute(db);
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
