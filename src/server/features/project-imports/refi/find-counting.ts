import { placedText, type Counting, type PlacedText } from './text-places.ts';

/** A selection, with the words that its tool wrote down for it, if any. */
export type Claim = { readonly start: number; readonly end: number; readonly words: string | null };

/**
 * As the tool usually counts, unless the file itself says otherwise: selections that lie behind the end of the text, or
 * whose words are elsewhere by another count.
 */
export function findCounting(raw: string, usual: Counting, claims: readonly Claim[]): Counting {
  const differs = /\r\n|[\uD800-\uDBFF]/.test(raw);
  if (!differs || claims.length === 0) return usual;
  const countings = [usual, ...others(usual)];
  const scores = countings.map((counting) => scoreOf(placedText(raw, counting), claims));
  return countings[scores.indexOf(Math.max(...scores))] ?? usual;
}

function others({ breaksCountOnce, countsUnits }: Counting): Counting[] {
  return [
    { breaksCountOnce, countsUnits: !countsUnits },
    { breaksCountOnce: !breaksCountOnce, countsUnits },
    { breaksCountOnce: !breaksCountOnce, countsUnits: !countsUnits },
  ];
}

function scoreOf({ lines, length, offsetOf }: PlacedText, claims: readonly Claim[]): number {
  const text = lines.join('\n');
  return claims.reduce((score, { start, end, words }) => {
    if (Math.max(start, end) > length) return score - 1;
    const said = oneLine(text.slice(offsetOf(Math.min(start, end)), offsetOf(Math.max(start, end))));
    return words !== null && said !== '' && oneLine(words) === said ? score + 1 : score;
  }, 0);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
