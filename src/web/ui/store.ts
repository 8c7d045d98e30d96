import { useSyncExternalStore } from 'react';

/** Tells the current listeners. */
export type Signal<Told extends unknown[] = []> = {
  readonly tell: (...told: Told) => void;
  readonly subscribe: (listener: (...told: Told) => void) => () => void;
  readonly isHeard: () => boolean;
};

/** `first` runs when somebody begins to listen, `last` when nobody does any more. */
export function createSignal<Told extends unknown[] = []>(
  on: { first?: () => void; last?: () => void } = {},
): Signal<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell: (...told) => {
      for (const listener of listeners) listener(...told);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) on.first?.();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) on.last?.();
      };
    },
    isHeard: () => listeners.size > 0,
  };
}

/** A value that is read anywhere and followed by `useStore`. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(value: Value): Store<Value> {
  const changes = createSignal();
  let current = value;
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      changes.tell();
    },
    subscribe: changes.subscribe,
  };
}

export function useStore<Value>({ subscribe, get }: Omit<Store<Value>, 'set'>): Value {
  return useSyncExternalStore(subscribe, get);
}
