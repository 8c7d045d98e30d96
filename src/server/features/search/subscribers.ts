import type { Subscriber } from '#server/platform/events/subscriber.ts';
import { writeItems } from '#server/platform/search/write-items.ts';
import { allSources, eventsHeard, isStale, staleAfter } from './stale-items.ts';

/** Keeps the index in step with what happens, a moment after it has happened. */
export const keepIndex = (): Subscriber => ({
  name: 'search.index',
  hears: eventsHeard(),
  async run(tx, event) {
    for (const stale of staleAfter(event)) {
      for (const source of allSources().filter((one) => isStale(stale, one))) {
        const scope = typeof stale.scope === 'function' ? await stale.scope(tx, source.type) : stale.scope;
        await writeItems(tx, source, scope);
      }
    }
  },
});
