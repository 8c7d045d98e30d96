export type TypedAhead = { readonly text: string; readonly isEntered: boolean };

let held: { text: string; isEntered: boolean } | null = null;

/**
 * Between the key that opens the palette and its field there is a moment: what is typed in it is meant for the field,
 * not for the text or the shortcuts of the page below.
 */
export function holdKeys(): void {
  if (held) return;
  held = { text: '', isEntered: false };
  addEventListener('keydown', hold, true);
}

/** What was typed since; from now on the keys go where they always go. */
export function releaseKeys(): TypedAhead {
  removeEventListener('keydown', hold, true);
  const typed = held ?? { text: '', isEntered: false };
  held = null;
  return typed;
}

function hold(event: KeyboardEvent): void {
  if (!held || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Enter') held.isEntered = true;
  else if (event.key === 'Backspace') held.text = held.text.slice(0, -1);
  else if (event.key.length === 1) held.text += event.key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
