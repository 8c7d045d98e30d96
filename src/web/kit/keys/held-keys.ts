/** Who will have the focus in a moment: the palette's field, the title of a new document, or its text. */
export type KeyReader = 'palette' | 'title' | 'text';

const mostMilliseconds = 10_000;

let held: { reader: KeyReader; text: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Between the press that asks for a field and the field there is a moment: what is typed in it is meant for the field,
 * not for the text or the shortcuts of the page below. It ends when the reader takes the keys, at a press of the
 * pointer, and after ten seconds, so that a page that never opens leaves the keyboard usable.
 */
export function holdKeys(reader: KeyReader, text = ''): void {
  if (held?.reader === reader) return;
  drop();
  held = { reader, text };
  timer = setTimeout(drop, mostMilliseconds);
  addEventListener('keydown', hold, true);
  addEventListener('pointerdown', drop, true);
}

/** What was typed for this reader since, Enter as a new line; null where nothing was held for it. */
export function releaseKeys(reader: KeyReader): string | null {
  if (held?.reader !== reader) return null;
  const { text } = held;
  drop();
  return text;
}

function drop(): void {
  held = null;
  clearTimeout(timer);
  removeEventListener('keydown', hold, true);
  removeEventListener('pointerdown', drop, true);
}

function hold(event: KeyboardEvent): void {
  if (!held || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === 'Enter') held.text += event.repeat ? '' : '\n';
  else if (event.key === 'Backspace') held.text = held.text.slice(0, -1);
  else if (event.key.length === 1) held.text += event.key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
