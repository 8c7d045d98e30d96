import { sql } from 'kysely';
import type { EventType } from '#domain/events/event-map.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { liveChannel, type LiveChange } from '#server/platform/realtime/live-change.ts';

/** Tells open clients to read something again, without an entry in the log: progress is news, not history. */
export async function announce(
  { database, workspace }: Pick<Ctx, 'database' | 'workspace'>,
  event: EventType,
  id: string,
): Promise<void> {
  const type = event.slice(0, event.indexOf('.'));
  const change: LiveChange = { workspaceId: workspace.id, event, type, id, version: 0 };
  await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
    sql`select pg_notify(${liveChannel}, ${JSON.stringify(change)})`.execute(db),
  );
}
