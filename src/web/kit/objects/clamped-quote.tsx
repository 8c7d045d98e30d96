import { useState, type ReactNode } from 'react';
import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { useIsCut } from './use-is-cut.ts';
import classes from './clamped-quote.module.css';

export type ClampedQuoteProps = {
  /** Its words, for the name of the button. */
  text: string;
  lines: QuoteLines;
  isOpen: boolean;
  onToggle: () => void;
  /** The button at the end of the line instead of below it. */
  isInline?: boolean;
  /** Where a grid keeps the focus: the button is not a stop for Tab. */
  isTabStop?: boolean;
  children: ReactNode;
};

const namedBy = 60;

/** A quote up to a number of lines; what is cut off opens in place. */
export function ClampedQuote(props: ClampedQuoteProps) {
  const { text, lines, isOpen, onToggle, isInline = false, isTabStop = true, children } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isClamped = lines !== 'all' && !isOpen;
  const isCut = useIsCut(box, isClamped);
  const label = isOpen ? 'Show less' : 'Show more';
  return (
    <span
      className={classes.frame}
      data-inline={isInline || undefined}
      data-lines={lines === '1' ? undefined : lines}
    >
      <span
        ref={setBox}
        className={classes.quote}
        data-clamped={isClamped || undefined}
        style={isClamped ? { WebkitLineClamp: lines } : undefined}
      >
        {children}
      </span>
      {lines !== 'all' && (isOpen || isCut) && (
        <button
          type="button"
          tabIndex={isTabStop ? undefined : -1}
          className={classes.more}
          aria-expanded={isOpen}
          aria-label={`${label} of “${text.slice(0, namedBy)}”`}
          onClick={onToggle}
        >
          {label}
        </button>
      )}
    </span>
  );
}
