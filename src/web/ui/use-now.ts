import { useSyncExternalStore } from 'react';
import { createSignal } from './store.ts';

const tickMilliseconds = 30_000;
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;
const ticks = createSignal({
  first: () => {
    now = new Date();
    timer = setInterval(tick, tickMilliseconds);
  },
  last: () => clearInterval(timer),
});

/** One clock for all relative times on the screen; it stands still while none is shown. */
export function useNow(): Date {
  return useSyncExternalStore(ticks.subscribe, () => now);
}

function tick(): void {
  now = new Date();
  ticks.tell();
}
