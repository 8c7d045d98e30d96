import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';

export const streamChannel = 'hark_streams';

/** Wakes those who wait for more of a stream, on every node. */
export type StreamHub = {
  /** Rises with every part that is heard of. Ask for it before reading: nothing gets lost between reading and waiting. */
  heardOf(id: string): number;
  /** Until more than `known` was heard of the stream, or the time is up. */
  wait(id: string, known: number, ms: number): Promise<void>;
  /** Only what somebody reads is kept count of. */
  watch(id: string): () => void;
};

type Room = { heard: number; readers: number; readonly waiting: Set<() => void> };

export function openStreamHub({
  database,
  log,
}: {
  database: Pick<Database, 'listen'>;
  log: Log;
}): StreamHub {
  const rooms = new Map<string, Room>();
  const wake = (room: Room): void => {
    room.heard += 1;
    for (const resolve of room.waiting) resolve();
  };
  const hear = (id: string): void => {
    // Empty after a reconnect: anything may have been missed.
    if (id === '') for (const room of rooms.values()) wake(room);
    const room = rooms.get(id);
    if (room) wake(room);
  };
  // Without it readers look for more once a second.
  database
    .listen(streamChannel, hear)
    .catch((error: unknown) => log.warn({ err: error }, 'Parts of answers will be late'));
  return {
    heardOf: (id) => rooms.get(id)?.heard ?? 0,
    wait(id, known, ms) {
      const room = rooms.get(id);
      if (!room || room.heard > known) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(done, ms);
        function done(): void {
          clearTimeout(timer);
          room?.waiting.delete(done);
          resolve();
        }
        room.waiting.add(done);
      });
    },
    watch(id) {
      const room = rooms.get(id) ?? { heard: 0, readers: 0, waiting: new Set() };
      room.readers += 1;
      rooms.set(id, room);
      return () => {
        room.readers -= 1;
        if (room.readers === 0) rooms.delete(id);
      };
    },
  };
}
