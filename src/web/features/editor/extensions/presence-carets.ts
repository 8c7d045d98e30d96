import type { DecorationAttrs } from '@tiptap/pm/view';
import { cutText } from '#domain/text/cut-text.ts';
import { hueOf } from '#web/ui/theme/tag-hues.ts';

/** What a person's editor tells the others. The server writes the true member id over it. */
export type PresentUser = { name: string; memberId: string };

type Sent = Readonly<Record<string, unknown>>;

export function caretOf(user: Sent): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'presence-caret';
  caret.style.setProperty('--person', `var(--tag-${hueOfUser(user)}-solid)`);
  const label = document.createElement('span');
  label.className = 'presence-name';
  label.textContent = nameOfUser(user);
  caret.append('\u2060', label, '\u2060');
  return caret;
}

export function selectionOf(user: Sent): DecorationAttrs {
  return { class: 'presence-selection', style: `--person: var(--tag-${hueOfUser(user)}-tint)` };
}

export function nameOfUser(user: Sent): string {
  const { name } = user;
  return typeof name === 'string' && name.trim() !== '' ? cutText(name, 60) : 'Somebody';
}

/** A person has the colour of their avatar. */
function hueOfUser({ memberId, name }: Sent): string {
  return hueOf(typeof memberId === 'string' ? memberId : String(name));
}
