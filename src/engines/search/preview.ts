import type { Group, QueryPlan } from './plan-query.ts';
import type { Word } from './split-words.ts';
import { eachOfTerms, type TextWords } from './text-words.ts';

export type TextSegment = { readonly text: string; readonly match: boolean };
type Match = Pick<Word, 'start' | 'end' | 'folded'>;

const previewLength = 240;
const leadIn = 60;

/** A title with its matches marked. */
export function markTitle(title: string, words: TextWords, plan: QueryPlan | null): TextSegment[] {
  return markRange(title, 0, title.length, findMatches(words, plan));
}

/** The part of a text where most of the words stand close together; its beginning where there are none. */
export function markContent(
  text: string,
  words: TextWords,
  plan: QueryPlan | null,
): { segments: TextSegment[]; hasMatch: boolean } {
  const matches = findMatches(words, plan);
  const start = windowStart(text, matches);
  const end = wordEnd(text, start + previewLength);
  const segments = markRange(text, start, end, matches).map(({ text: part, match }) => ({
    text: part.replaceAll(/\s+/gu, ' '),
    match,
  }));
  if (start > 0) segments.unshift({ text: '… ', match: false });
  if (end < text.length) segments.push({ text: ' …', match: false });
  return { segments: joined(segments), hasMatch: matches.length > 0 };
}

function findMatches(text: TextWords, plan: QueryPlan | null): Match[] {
  if (!plan) return [];
  const telling = plan.groups.filter(({ isSmall }) => !isSmall);
  const groups = telling.length > 0 ? telling : plan.groups;
  const terms = new Set(groups.flatMap(({ variants }) => variants.map(({ term }) => term)));
  const found = new Map<string, number[]>();
  eachOfTerms(text, terms, (place, term) => {
    const known = found.get(term);
    if (known) known.push(place);
    else found.set(term, [place]);
  });
  const places = new Set(groups.flatMap((group) => placesOf(group, text, found)));
  return text.words.filter((_word, place) => places.has(place));
}

/** Where the word itself stands; only where it doesn't, what it may become or was meant to be. */
function placesOf(
  { word, variants, prefix }: Group,
  { words }: TextWords,
  found: ReadonlyMap<string, readonly number[]>,
): number[] {
  const itself = variants.filter(({ weight }) => weight === 1).flatMap(({ term }) => found.get(term) ?? []);
  if (itself.length > 0) return itself;
  const begun = prefix
    ? [...words.keys()].filter((place) => words[place]?.folded.startsWith(word.folded))
    : [];
  return [...begun, ...variants.flatMap(({ term }) => found.get(term) ?? [])];
}

function windowStart(text: string, matches: readonly Match[]): number {
  let best = 0;
  let bestCount = 0;
  let last = 0;
  for (const [first, match] of matches.entries()) {
    if (last < first) last = first;
    while (last < matches.length && (matches[last]?.end ?? 0) - match.start < previewLength - leadIn)
      last += 1;
    const distinct = new Set(matches.slice(first, Math.min(last, first + 30)).map(({ folded }) => folded))
      .size;
    if (distinct <= bestCount) continue;
    [best, bestCount] = [match.start, distinct];
  }
  if (best < leadIn) return 0;
  const from = best - leadIn;
  const blank = text.slice(from, best).search(/\s/u);
  return blank === -1 ? from : from + blank + 1;
}

function wordEnd(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const blank = text.slice(end, end + 20).search(/\s/u);
  const cut = blank === -1 ? end : end + blank;
  // Never between the two halves of a character.
  return isHighSurrogate(text.charCodeAt(cut - 1)) ? cut + 1 : cut;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd8_00 && code <= 0xdb_ff;
}

function markRange(text: string, start: number, end: number, matches: readonly Match[]): TextSegment[] {
  const segments: TextSegment[] = [];
  let at = start;
  for (const match of matches) {
    if (match.end <= at || match.start >= end) continue;
    const from = Math.max(at, match.start);
    if (from > at) segments.push({ text: text.slice(at, from), match: false });
    const to = Math.min(end, match.end);
    segments.push({ text: text.slice(from, to), match: true });
    at = to;
  }
  if (at < end) segments.push({ text: text.slice(at, end), match: false });
  return joined(segments);
}

function joined(segments: readonly TextSegment[]): TextSegment[] {
  const result: TextSegment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (segment.text === '') continue;
    if (last && last.match === segment.match)
      result[result.length - 1] = { ...last, text: last.text + segment.text };
    else result.push(segment);
  }
  return result;
}
