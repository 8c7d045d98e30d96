import type { MergedTable } from '#domain/things/merged.ts';
import type { EventSpec } from '#domain/things/thing.ts';

type Events = MergedTable<'events'>;

/**
 * Every event that a command records, `thing.verb`, with what its subscribers get. A payload holds ids and
 * what can't be read back later (an old role, the ids merged away), never content: events outlive deletions.
 */
export type EventMap = {
  [T in keyof Events]: Events[T] extends EventSpec<infer Payload> ? Payload : never;
};

export type EventType = keyof EventMap;
export type EventPayload<T extends EventType> = EventMap[T];

/** One event, its payload tied to its type: switching on `type` narrows `payload`. */
export type DomainEvent = {
  [T in EventType]: { readonly type: T; readonly payload: EventMap[T] };
}[EventType];
