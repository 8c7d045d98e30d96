import type { DocumentRange } from './find-in-document.ts';
import { positionAt } from './text-positions.ts';
import type { DocumentText } from './to-text.ts';

/** Words of a document and where in its text they were. */
export type Quote = { readonly words: string; readonly start: number | null; readonly end: number | null };

/**
 * Where the words are now, over several blocks too. Of several places with the same words the one nearest to `start`
 * is meant: the text may have changed since.
 */
export function findQuote(
  { text, positions }: DocumentText,
  { words, start, end }: Quote,
): DocumentRange | null {
  const expression = expressionFor(words);
  if (!expression) return null;
  const places = [...text.matchAll(expression)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }));
  const place = start === null ? places[0] : nearest(places, start);
  if (!place) return null;
  // A long quote is cut in its link, its end is not.
  const to = place.from === start ? Math.max(place.to, Math.min(end ?? 0, text.length)) : place.to;
  return { from: positionAt(positions, place.from), to: positionAt(positions, to) };
}

/** A break between blocks is as good as a space. */
function expressionFor(words: string): RegExp | null {
  const parts = words.split(/\s+/u).filter((part) => part !== '');
  if (parts.length === 0) return null;
  const literal = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(literal.join(String.raw`\s+`), 'giu');
}

function nearest<Place extends { from: number }>(places: readonly Place[], start: number): Place | undefined {
  const distances = places.map(({ from }) => Math.abs(from - start));
  return places[distances.indexOf(Math.min(...distances))];
}
