import type { QuoteLines } from '#domain/views/quote-lines.ts';
import { wrapWords } from './wrap-words.ts';

/** The words of a quote on a card, in pixels; `beside` is all that is above and below them. */
const lettering = { size: 14, line: 20, beside: 76, padding: 30 } as const;
/** The size of a card that nobody has changed. */
const usual = 136;
/** A quote that fills a page still leaves room for others. */
const most = 476;

/** How high a card of this width gets with its quote. */
export function quoteRoom(quote: string, width: number, lines: QuoteLines): number {
  const all = wrapWords(quote, width - lettering.padding, { size: lettering.size }).length;
  const shown = lines === 'all' ? all : Math.min(all, Number(lines));
  return Math.min(most, Math.max(usual, lettering.beside + shown * lettering.line));
}

/** How many lines of its quote a card of this height shows: none is cut through. */
export function quoteLinesIn(height: number): number {
  return Math.max(1, Math.floor((height - lettering.beside) / lettering.line));
}
