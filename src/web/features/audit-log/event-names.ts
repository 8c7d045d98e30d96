import { eventTypes } from '#domain/events/event-types.ts';

/** 'access.inheritanceChanged' → 'Access inheritance changed'. */
export function eventName(type: string): string {
  const words = type.replace('.', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/^Api\b/, 'API');
}

/** For the filter: every kind of thing with its events. */
export const eventGroups: readonly { label: string; options: readonly { value: string; label: string }[] }[] =
  Object.entries(Object.groupBy(eventTypes, (type) => type.slice(0, type.indexOf('.')))).map(
    ([thing, types = []]) => ({
      label: eventName(thing),
      options: types.map((type) => ({ value: type, label: eventName(type) })),
    }),
  );
