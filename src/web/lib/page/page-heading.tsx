import { useEffect, useRef, type ReactNode } from 'react';
import { currentEntry, hasNavigated } from '#web/lib/navigation/navigator.ts';

let focusedKey = '';

/** The h1. Takes the focus once after each navigation, so that keyboard and screen reader start at the page. */
export function PageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { key } = currentEntry();
    if (!hasNavigated() || focusedKey === key) return;
    focusedKey = key;
    // Its title is being typed already, or the page exists to fill a field, which has it.
    const taken = document.activeElement;
    if (heading.current?.contains(taken) || taken?.hasAttribute('data-autofocus')) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
