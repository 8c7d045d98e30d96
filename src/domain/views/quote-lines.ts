import type { ViewLayout } from './view-layouts.ts';

/** How much of a quote is shown before somebody opens it. */
export const quoteLineChoices = ['1', '2', '4', '8', 'all'] as const;
export type QuoteLines = (typeof quoteLineChoices)[number];

/** Until a view says otherwise: tables are scanned, cards are read, and a canvas is worked on. */
export const usualQuoteLines = {
  TABLE: '1',
  LIST: '2',
  GRID: '8',
  BOARD: '8',
  CANVAS: 'all',
} as const satisfies Record<ViewLayout, QuoteLines>;
