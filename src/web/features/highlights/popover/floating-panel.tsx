import { useEffect, useEffectEvent, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './popover.module.css';
import { useFloating } from './use-floating.ts';

export type FloatingPanelProps = {
  label: string;
  rectOf: () => DOMRect | null;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** At a place in the text; keyed by it. A press anywhere else closes it. */
export function FloatingPanel({ label, rectOf, onClose, onKeyDown, children }: FloatingPanelProps) {
  const { place, panel } = useFloating(rectOf);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      const isInside =
        event.target instanceof Element &&
        (panel.current?.contains(event.target) === true ||
          event.target.closest('[data-coding-keep]') !== null);
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onDown, { capture: true });
    return () => document.removeEventListener('pointerdown', onDown, { capture: true });
  }, [panel]);
  return createPortal(
    // The element of that name would take part in the browser's own layers and focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons hand their keys up to it
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classes.panel}
      // Not hidden: what is hidden can’t take the focus.
      style={place ? { left: place.left, top: place.top, '--room': `${place.maxHeight}px` } : { opacity: 0 }}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>,
    document.body,
  );
}
