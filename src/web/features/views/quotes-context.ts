import { createContext, useMemo, useState } from 'react';
import { usualQuoteLines, type QuoteLines } from '#domain/views/quote-lines.ts';
import type { ViewLayout } from '#domain/views/view-layouts.ts';
import type { ViewData } from '#domain/views/view-data.ts';

/** How much of each quote the open view shows, and which ones somebody opened. */
export type Quotes = {
  readonly lines: QuoteLines;
  readonly openIds: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};

export const QuotesContext = createContext<Quotes>({ lines: 'all', openIds: new Set(), toggle: () => {} });

/** What was opened stays open while rows scroll away and come back. */
export function useQuotes(layout: ViewLayout, data: ViewData): Quotes {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const lines = data.quoteLines ?? usualQuoteLines[layout];
  return useMemo(
    () => ({
      lines,
      openIds,
      toggle: (id) =>
        setOpenIds((known) =>
          known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]),
        ),
    }),
    [lines, openIds],
  );
}
