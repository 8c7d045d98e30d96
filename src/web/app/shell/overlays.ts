export type Overlay = 'palette' | 'shortcuts';

const listeners = new Set<(overlay: Overlay) => void>();

/** Lets a button anywhere open what a shortcut opens. */
export function openOverlay(overlay: Overlay): void {
  for (const listener of listeners) listener(overlay);
}

export function subscribeOverlay(listener: (overlay: Overlay) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
