import type { TitledObject } from '#web/kit/objects/object-ref.ts';

const listeners = new Set<(object: TitledObject) => void>();

/** Lets a button, a menu or the palette open the one share dialog of the app. */
export function openShare(object: TitledObject): void {
  for (const listener of listeners) listener(object);
}

export function subscribeShare(listener: (object: TitledObject) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
