import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { localStreams, type EndOfStream, type StreamPart } from './local-streams.ts';

export const streamChannel = 'hark_streams';

/** Wakes those who wait for more of a stream, on every node. */
export type StreamHub = {
  watch(id: string): WatchedStream;
};

export type WatchedStream = {
  /** Ask for it before reading: nothing gets lost between reading and waiting. */
  news(): News;
  /** What came after a position, in order; undefined where some of it is in the database alone. */
  partsAfter(position: number): readonly StreamPart[] | undefined;
  /** Once its writer, in this process, has stored the end. */
  end(): EndOfStream | undefined;
  /** Until there is news. */
  wait(known: News): Promise<void>;
  wake(): void;
  leave(): void;
};

/** Both only rise. `stored`: something happened that only the database knows. */
export type News = { readonly heard: number; readonly stored: number };

/** A reader that is further behind reads the database. */
const mostKept = 16;

type Room = {
  heard: number;
  stored: number;
  readers: number;
  kept: StreamPart[];
  end: EndOfStream | undefined;
  readonly waiting: Set<() => void>;
};

export function openStreamHub({
  database,
  log,
}: {
  database: Pick<Database, 'listen'>;
  log: Log;
}): StreamHub {
  const rooms = new Map<string, Room>();
  const local = localStreams(database);
  local.hubs.add((id, parts, end) => {
    const room = rooms.get(id);
    if (!room) return;
    if (parts.length === 0 && end === undefined) room.stored += 1;
    room.end = end;
    room.kept = [...room.kept, ...parts].slice(-mostKept);
    wake(room);
  });
  const hear = (id: string): void => {
    // Empty after a reconnect: anything may have been missed.
    const heard = id === '' ? [...rooms.values()] : [rooms.get(id)];
    // Who writes in this process tells its readers itself.
    if (local.writing.has(id)) return;
    for (const room of heard) {
      if (!room) continue;
      room.stored += 1;
      wake(room);
    }
  };
  // Without it readers look for more once a second.
  database
    .listen(streamChannel, hear)
    .catch((error: unknown) => log.warn({ err: error }, 'Parts of answers will be late'));
  return {
    watch(id) {
      const room = rooms.get(id) ?? emptyRoom();
      room.readers += 1;
      rooms.set(id, room);
      return watchRoom(room, () => rooms.delete(id));
    },
  };
}

function emptyRoom(): Room {
  return { heard: 0, stored: 0, readers: 0, kept: [], end: undefined, waiting: new Set() };
}

function wake(room: Room): void {
  room.heard += 1;
  for (const resolve of room.waiting) resolve();
  room.waiting.clear();
}

function watchRoom(room: Room, close: () => void): WatchedStream {
  return {
    news: () => ({ heard: room.heard, stored: room.stored }),
    partsAfter(position) {
      const parts = room.kept.filter((part) => part.position > position);
      return parts.every((part, at) => part.position === position + 1 + at) ? parts : undefined;
    },
    end: () => room.end,
    wait: ({ heard }) =>
      room.heard > heard ? Promise.resolve() : new Promise((resolve) => void room.waiting.add(resolve)),
    wake: () => wake(room),
    leave() {
      room.readers -= 1;
      if (room.readers === 0) close();
    },
  };
}
