import type { FocusEvent } from 'react';

/** For editors of several controls: ends when the focus goes to something outside. */
export function whenLeft(onEnd: (() => void) | undefined) {
  return (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onEnd?.();
  };
}
