import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** The questions of one screen come a few milliseconds apart. */
const pauseMs = 15;
/** However many people ask: the work goes on. */
const longestMs = 300;

/** Waits for a moment in which nobody waits for this pool. */
export async function giveWay(pool: pg.Pool): Promise<void> {
  const end = performance.now() + longestMs;
  let quietSince = performance.now();
  for (;;) {
    await setTimeout(5);
    const now = performance.now();
    if (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) quietSince = now;
    if (now - quietSince >= pauseMs || now >= end) return;
  }
}
