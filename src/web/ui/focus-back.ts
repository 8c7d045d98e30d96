import { useEffect, useState } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [contenteditable="true"], [tabindex]';

/** Who has the focus now. Answers how to give it back once nobody has it any more. */
export function rememberFocus(): () => void {
  const opener = openerOf(document.activeElement);
  const around = opener ? ancestorsOf(opener) : [];
  return () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const place = opener?.isConnected === true ? opener : findNear(around);
    place?.focus({ preventScroll: true });
  };
}

/** For what is mounted while it is open. The page that is left by it, or a field that it leads to, may take it first. */
export function useFocusBack(): void {
  const [giveBack] = useState(rememberFocus);
  useEffect(() => {
    clearTimeout(leaving.get(giveBack));
    return () => void leaving.set(giveBack, setTimeout(giveBack));
  }, [giveBack]);
}

const leaving = new WeakMap<() => void, ReturnType<typeof setTimeout>>();

/** The entries of a menu go with it; its button stays. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  // Beyond the page itself nothing is near.
  if (parentElement === null || parentElement.localName === 'main' || parentElement === document.body)
    return [];
  return [parentElement, ...ancestorsOf(parentElement)];
}

/** The row was deleted: its list, or what is left of it, is nearest. */
function findNear(around: readonly HTMLElement[]): HTMLElement | null {
  const near = around.find(({ isConnected }) => isConnected);
  if (!near) return null;
  return near.matches(focusable) ? near : near.querySelector<HTMLElement>(focusable);
}
