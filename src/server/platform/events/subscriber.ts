import type { DomainEvent, EventType } from '#domain/events/event-map.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

export type StoredEvent<T extends EventType = EventType> = Extract<DomainEvent, { type: T }> & {
  readonly id: string;
  readonly actorId: string | null;
  readonly objectId: string | null;
  readonly createdAt: Date;
};

/** A slice's reaction to events. Runs in its own transaction, at least once; its rows and its receipt commit together. */
export type Subscriber = {
  readonly name: string;
  readonly hears: readonly EventType[] | 'all';
  readonly run: (tx: TxCtx, event: StoredEvent) => Promise<void>;
};

/** Ties the events heard to the event type the handler sees. */
export function defineSubscriber<const T extends EventType>(definition: {
  name: string;
  hears: readonly T[];
  run: (tx: TxCtx, event: StoredEvent<T>) => Promise<void>;
}): Subscriber {
  const { name, hears, run } = definition;
  return { name, hears, run: (tx, event) => run(tx, event as StoredEvent<T>) };
}
