import { eventName } from '#domain/events/event-name.ts';
import { eventTypes } from '#domain/events/event-types.ts';

/** For the filter: every kind of thing with its events. */
export const eventGroups: readonly { label: string; options: readonly { value: string; label: string }[] }[] =
  Object.entries(Object.groupBy(eventTypes, (type) => type.slice(0, type.indexOf('.')))).map(
    ([thing, types = []]) => ({
      label: eventName(thing),
      options: types.map((type) => ({ value: type, label: eventName(type) })),
    }),
  );
