import { mergedTable } from '#domain/things/merged.ts';
import type { AccessEffect } from '#domain/things/thing.ts';
import type { EventType } from './event-map.ts';

const events: Readonly<Record<EventType, { readonly changes: readonly AccessEffect[] }>> =
  mergedTable('events');

export const eventTypes: readonly EventType[] = Object.keys(events).filter(isEventType);

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(events, text);
}

/** Whether an event of this name changes access in one of these ways; nothing is known of other names. */
export function changesAccess(name: string, ...effects: readonly AccessEffect[]): boolean {
  return isEventType(name) && events[name].changes.some((effect) => effects.includes(effect));
}
