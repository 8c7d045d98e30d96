import type { PlaceRoute } from '#web/kit/places/place.ts';
import { places } from '../places.ts';
import { appShortcuts, type AppShortcut } from './app-shortcuts.ts';

export type HeardName = AppShortcut | PlaceRoute;

/** What the one listener of the app hears: the shell's own keys and those of places. */
export const heardEverywhere: readonly { name: HeardName; keys: readonly string[] }[] = [
  ...(Object.keys(appShortcuts) as AppShortcut[]).map((name) => ({ name, keys: appShortcuts[name].keys })),
  ...places.flatMap(({ route, keys }) => (keys ? [{ name: route, keys }] : [])),
];
