import { createStore } from '#web/ui/store.ts';

const counts = createStore<ReadonlyMap<string, number>>(new Map());

/** How many changes of one source are kept on this device because the server has not confirmed them. */
export function setWaitingChanges(source: string, count: number): void {
  const next = new Map(counts.get());
  if (count > 0) next.set(source, count);
  else next.delete(source);
  counts.set(next);
}

export const waitingChanges = {
  get: (): number => [...counts.get().values()].reduce((sum, count) => sum + count, 0),
  subscribe: counts.subscribe,
};
