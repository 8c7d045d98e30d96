import { useState } from 'react';
import { useIsCut } from '#web/kit/objects/use-is-cut.ts';
import classes from './suggestion-list.module.css';

export type SuggestedQuoteProps = { text: string; isOpen: boolean; onToggle: () => void };

/**
 * A quote in a list of suggestions. A screen reader reads all of it, and an option may hold no button: what opens it
 * is for the pointer, the list's own key does the same.
 */
export function SuggestedQuote({ text, isOpen, onToggle }: SuggestedQuoteProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isCut = useIsCut(box, !isOpen);
  return (
    <span className={classes.quote}>
      <span ref={setBox} className={classes.label} data-quote data-open={isOpen || undefined}>
        {text}
      </span>
      {(isOpen || isCut) && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- see above
        <span
          aria-hidden
          className={classes.more}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isOpen ? 'Show less' : 'Show more'}
        </span>
      )}
    </span>
  );
}
