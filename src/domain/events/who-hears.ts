import { mergedTable, type MergedTable } from '#domain/things/merged.ts';
import type { Hearers } from './hearers.ts';

/** What stands before the dot of an event, as the live wire says it. */
export type EventThing = keyof MergedTable<'hearers'>;

const hearersByThing: Readonly<Record<EventThing, Hearers>> = mergedTable('hearers');

/** Of an unknown thing nobody hears which one it is. */
export function hearersOf(thing: string): Hearers {
  return isEventThing(thing) ? hearersByThing[thing] : 'readers';
}

export function isEventThing(thing: string): thing is EventThing {
  return Object.hasOwn(hearersByThing, thing);
}
