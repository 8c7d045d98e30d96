import { changesAccess } from '#domain/events/event-types.ts';
import { hearersOf } from '#domain/events/who-hears.ts';
import type { Actor } from '#server/platform/context/context.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { LiveChange } from './live-change.ts';
import type { LiveTopic } from './live-topic.ts';

export type NamedThing = { readonly thing: string; readonly id: string };

/** Whom the permission maps name, by `thingKey`; 'workspace' for what all members may see. Absent: it is gone. */
export type FindReaders = (
  db: Db,
  workspaceId: string,
  things: readonly NamedThing[],
) => Promise<ReadonlyMap<string, Readers>>;
export type Readers = 'workspace' | ReadonlySet<string>;

export function thingKey({ thing, id }: NamedThing): string {
  return `${thing}:${id}`;
}

type Hear = (change: LiveChange, readers: Readers) => void;

/** The live topic with who may hear each change, asked once a process and not once a client. */
export type Hearing = { subscribe(workspaceId: string, hear: Hear): () => void };

type HearingOptions = { live: LiveTopic; database: Database; log: Log; findReaders: FindReaders };

export function openHearing({ live, database, log, findReaders }: HearingOptions): Hearing {
  const rooms = new Map<string, Room>();
  return {
    subscribe(workspaceId, hear) {
      let room = rooms.get(workspaceId);
      if (!room) {
        const read = (things: readonly NamedThing[]): ReturnType<FindReaders> =>
          database.transaction({ workspaceId }, 'read only', (db) => findReaders(db, workspaceId, things));
        room = openRoom({ live, log, workspaceId, read });
        rooms.set(workspaceId, room);
      }
      const { hears } = room;
      hears.add(hear);
      return () => {
        hears.delete(hear);
        if (hears.size > 0 || rooms.get(workspaceId)?.hears !== hears) return;
        rooms.get(workspaceId)?.close();
        rooms.delete(workspaceId);
      };
    },
  };
}

type Room = { readonly hears: Set<Hear>; close(): void };
type RoomOptions = {
  live: LiveTopic;
  log: Log;
  workspaceId: string;
  read: (things: readonly NamedThing[]) => ReturnType<FindReaders>;
};

/** Changes that come while a question is under way wait for one common next one: a burst costs two questions. */
function openRoom({ live, log, workspaceId, read }: RoomOptions): Room {
  const hears = new Set<Hear>();
  let waiting: LiveChange[] = [];
  let isAsking = false;
  const tell = (change: LiveChange, readers: Readers): void => {
    for (const hear of hears) hear(change, readers);
  };
  const tellWaiting = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const readers = await read(thingsOf(batch)).catch((error: unknown) => {
        log.warn({ err: error }, 'Who may hear of a change could not be read');
        return new Map<string, Readers>();
      });
      for (const change of batch) tellWith(readers, change, tell);
    }
    isAsking = false;
  };
  const close = live.subscribe(workspaceId, (change) => {
    // In order even for what needs no question: a client that hears of a folder before its access reads too early.
    waiting.push(change);
    if (isAsking) return;
    if (thingsOf(waiting).length > 0) void tellWaiting();
    else for (const one of waiting.splice(0)) tellWith(new Map(), one, tell);
  });
  return { hears, close };
}

function thingsOf(changes: readonly LiveChange[]): NamedThing[] {
  const asked = new Map<string, NamedThing>();
  for (const { type: thing, id } of changes) {
    if (id === null || hearersOf(thing) !== 'readers') continue;
    asked.set(thingKey({ thing, id }), { thing, id });
  }
  return [...asked.values()];
}

function tellWith(known: ReadonlyMap<string, Readers>, change: LiveChange, tell: Hear): void {
  const { type: thing, id } = change;
  if (id === null) return tell(change, 'workspace');
  const hearers = hearersOf(thing);
  if (hearers === 'workspace') return tell(change, 'workspace');
  if (hearers === 'member') return tell(change, new Set([id]));
  const readers = known.get(thingKey({ thing, id }));
  // Nothing tells any more who could see it: all look again, and nobody learns what it was.
  if (!readers) return tell({ ...change, id: null, version: 0 }, 'workspace');
  tell(change, readers);
}

/** The change as this person may hear it; undefined when it is none of their business. */
export function heardBy(actor: Actor, change: LiveChange, readers: Readers): LiveChange | undefined {
  if (readers === 'workspace' || actor.kind === 'system') return change;
  if (actor.kind === 'member' && actor.grantees.some((grantee) => readers.has(grantee))) return change;
  return changesAccess(change.event, 'sight') ? { ...change, id: null, version: 0 } : undefined;
}
