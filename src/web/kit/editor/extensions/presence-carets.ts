import type { DecorationAttrs } from '@tiptap/pm/view';
import { cutText } from '#domain/text/cut-text.ts';
import { hueOf } from '#web/ui/theme/tag-hues.ts';

/** What a person's editor tells the others. The server writes the true member id over it. */
export type PresentUser = { name: string; memberId: string };

type Sent = Readonly<Record<string, unknown>>;

/** Without any text of its own: the browser would put the reader's cursor into it, where no key works. */
export function caretOf(user: Sent): HTMLElement {
  const caret = document.createElement('span');
  caret.className = 'presence-caret';
  caret.style.setProperty('--person', `var(--tag-${hueOfUser(user)}-solid)`);
  caret.dataset['name'] = nameOfUser(user);
  return caret;
}

export function selectionOf(user: Sent): DecorationAttrs {
  return { class: 'presence-selection', style: `--person: var(--tag-${hueOfUser(user)}-tint)` };
}

export function nameOfUser(user: Sent): string {
  const { name } = user;
  return typeof name === 'string' && name.trim() !== '' ? cutText(name, 60) : 'Someone';
}

/** A person has the colour of their avatar. */
function hueOfUser({ memberId, name }: Sent): string {
  return hueOf(typeof memberId === 'string' ? memberId : String(name));
}
