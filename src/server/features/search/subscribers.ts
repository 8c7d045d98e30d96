import { eventTypes } from '#domain/events/event-types.ts';
import type { Subscriber } from '#server/platform/events/subscriber.ts';
import { writeItems } from '#server/platform/search/write-items.ts';
import { lookUpScope } from './look-up-scope.ts';
import { isHeard, sources, staleAfter } from './sources/sources.ts';

/** Keeps the index in step with what happens, a moment after it has happened. */
export const keepIndex: Subscriber = {
  name: 'search.index',
  hears: eventTypes.filter(isHeard),
  async run(tx, event) {
    for (const { types, scope } of staleAfter(event)) {
      for (const source of sources) {
        if (types.includes(source.type))
          await writeItems(tx, source, await lookUpScope(tx, source.type, scope));
      }
    }
  },
};
