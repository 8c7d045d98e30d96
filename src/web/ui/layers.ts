import { useEffect, useEffectEvent } from 'react';

type Layer = { readonly close: () => void };

const open: Layer[] = [];
/** As they were when the key went down: by the time it has reached the page, a layer may be gone already. */
let topAtPress: Layer | undefined;
let wasMenuOpen = false;

/** Escape closes the layer that was opened last and no other. Answers how to take it off. */
export function pushLayer(close: () => void): () => void {
  if (open.length === 0) listen();
  const layer = { close };
  open.push(layer);
  return () => {
    const at = open.indexOf(layer);
    if (at >= 0) open.splice(at, 1);
    if (open.length === 0) stopListening();
  };
}

/** For as long as it is mounted. */
export function useLayer(close: () => void): void {
  const run = useEffectEvent(close);
  useEffect(() => pushLayer(() => run()), []);
}

function look(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  topAtPress = open.at(-1);
  wasMenuOpen = document.querySelector('[role="menu"]') !== null;
  // A tooltip is no layer, but its control would keep the key to itself.
  if (!wasMenuOpen && showsTooltip(event.target)) closeTop(event);
}

function showsTooltip(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('[aria-describedby]') : null;
  const id = control?.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.getAttribute('role') === 'tooltip';
}

function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !topAtPress) return;
  // What lies below hears from this that the key has done its work.
  event.preventDefault();
  if (!wasMenuOpen) topAtPress.close();
  topAtPress = undefined;
}

function listen(): void {
  addEventListener('keydown', look, true);
  // On the document: it hears the key before those who listen for the whole page on the window.
  document.addEventListener('keydown', closeTop);
}

function stopListening(): void {
  // Not at once: the key that closed the last layer is still on its way.
  setTimeout(() => {
    if (open.length > 0) return;
    removeEventListener('keydown', look, true);
    document.removeEventListener('keydown', closeTop);
  });
}
