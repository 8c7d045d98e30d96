const quotes = /["“”„«»]/u;

/** A text with quotes asks for its words as they stand, in that order. */
export function isExactPhrase(query: string): boolean {
  return quotes.test(query);
}

export function withoutQuotes(query: string): string {
  return query.replaceAll(new RegExp(quotes, 'gu'), ' ').replaceAll(/\s+/gu, ' ').trim();
}
