import type { CardSource } from '../card-source.ts';
import { findQuotes } from '../find-quotes.ts';

/** A highlight's card is its quote. */
export const highlightCards: CardSource = async (db, scope, ids) => {
  const quotes = await findQuotes(db, scope, ids);
  return new Map([...quotes].map(([id, quote]) => [id, { quotes: [quote] }]));
};
