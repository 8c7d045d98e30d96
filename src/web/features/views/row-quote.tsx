import { use, type ReactNode } from 'react';
import { ClampedQuote } from '#web/kit/objects/clamped-quote.tsx';
import { QuotesContext } from './quotes-context.ts';
import { titleOfRow, type Row } from './row-of.ts';

export type RowQuoteProps = {
  row: Row;
  /** A cell of a grid, which keeps the focus. */
  isCell?: boolean;
  /** In a column that wraps its text everything is shown. */
  isWhole?: boolean;
  children: ReactNode;
};

/** The words of a row that is a highlight, as long as the view shows them. */
export function RowQuote({ row, isCell = false, isWhole = false, children }: RowQuoteProps) {
  const { lines, openIds, toggle } = use(QuotesContext);
  if (!row.highlight) return children;
  return (
    <ClampedQuote
      text={titleOfRow(row)}
      lines={isWhole ? 'all' : lines}
      isOpen={openIds.has(row.id)}
      onToggle={() => toggle(row.id)}
      isInline={isCell}
      isTabStop={!isCell}
    >
      {children}
    </ClampedQuote>
  );
}
