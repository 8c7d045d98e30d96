import type { AccessEvents, AccountEvents } from './account-events.ts';
import type { ContentEvents } from './content-events.ts';
import type { DeliveryEvents } from './delivery-events.ts';
import type { WorkEvents } from './work-events.ts';

/**
 * Every event that a command records, `thing.verb`, with what its subscribers get. A payload holds ids and
 * what can't be read back later (an old role, the ids merged away), never content: events outlive deletions.
 */
export type EventMap = AccountEvents & AccessEvents & ContentEvents & WorkEvents & DeliveryEvents;

export type EventType = keyof EventMap;
export type EventPayload<T extends EventType> = EventMap[T];

/** One event, its payload tied to its type: switching on `type` narrows `payload`. */
export type DomainEvent = {
  [T in EventType]: { readonly type: T; readonly payload: EventMap[T] };
}[EventType];
