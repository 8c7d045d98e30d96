import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import { aliveEveryMs } from './stream-state.ts';

type Pulsing = Pick<Ctx, 'database' | 'workspace' | 'now' | 'log'>;
type Room = { readonly stops: Map<string, () => void>; readonly timer: NodeJS.Timeout };

/** By database and workspace: one statement a second for all of them, however many answers are being written. */
const rooms = new WeakMap<Pulsing['database'], Map<string, Room>>();

/** Shows that a stream has a writer. `stop` is called when its reader cancelled, or when it is gone with its member. */
export function keepAlive(ctx: Pulsing, id: string, stop: () => void): () => void {
  const { database, workspace } = ctx;
  const byWorkspace = rooms.get(database) ?? new Map<string, Room>();
  rooms.set(database, byWorkspace);
  const room = byWorkspace.get(workspace.id) ?? openRoom(ctx);
  byWorkspace.set(workspace.id, room);
  room.stops.set(id, stop);
  return () => {
    room.stops.delete(id);
    if (room.stops.size > 0) return;
    clearInterval(room.timer);
    byWorkspace.delete(workspace.id);
  };
}

function openRoom(ctx: Pulsing): Room {
  const stops = new Map<string, () => void>();
  let isBeating = false;
  const timer = setInterval(() => {
    // A slow database would else collect them.
    if (isBeating) return;
    isBeating = true;
    void beat(ctx, stops).finally(() => (isBeating = false));
  }, aliveEveryMs / 3);
  timer.unref();
  return { stops, timer };
}

async function beat({ database, workspace, now, log }: Pulsing, stops: Room['stops']): Promise<void> {
  const ids = [...stops.keys()];
  try {
    const { rows } = await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
      sql<{ id: string; isCancelled: boolean }>`
        update streams set alive_at = ${now()} where workspace_id = ${workspace.id} and id = any(${ids}::uuid[])
        returning id, cancel_requested_at is not null as "isCancelled"`.execute(db),
    );
    const going = new Set(rows.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id));
    for (const id of ids) if (!going.has(id)) stops.get(id)?.();
  } catch (error) {
    log.warn({ err: error }, 'Answers that are being written could not be kept alive');
  }
}
