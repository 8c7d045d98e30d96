import { isExactPhrase } from '#domain/filters/exact-phrase.ts';
import { checkSearchQuery } from '#domain/limits/search-query-limit.ts';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';

/** `prefix` is the word that is still being typed: it also matches longer words. */
export type SearchQuery = {
  readonly text: string;
  readonly exact: boolean;
  readonly words: readonly string[];
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  readonly prefix: string | null;
};

/** Reads `"exact phrase" word -not -"not this"`. Quotes of any style; an open quote runs to the end. */
export function parseSearchQuery(input: string): Parsed<SearchQuery> {
  const checked = checkSearchQuery(input);
  if (!checked.ok) return checked;
  const parts = [...checked.value.matchAll(pattern)].map((match) => ({
    excluded: match[1] === '-',
    phrase: match[2],
    text: clean(match[2] ?? match[3] ?? ''),
  }));
  const kept = parts.filter((part) => part.text !== '' && !part.excluded);
  const words = kept.filter((part) => part.phrase === undefined).map((part) => part.text);
  return accepted({
    text: checked.value,
    exact: isExactPhrase(checked.value),
    words,
    phrases: kept.filter((part) => part.phrase !== undefined).map((part) => part.text),
    excluded: parts.filter((part) => part.text !== '' && part.excluded).map((part) => part.text),
    prefix: unfinishedWord(input, parts.at(-1)),
  });
}

export function isEmptyQuery(query: SearchQuery): boolean {
  return query.words.length === 0 && query.phrases.length === 0;
}

/** 1: minus. 2: inside of quotes. 3: a bare word. */
const pattern = /(-?)(?:["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)|([^\s"“”„«»]+))/gu;

function unfinishedWord(
  input: string,
  last: { excluded: boolean; phrase: string | undefined; text: string } | undefined,
): string | null {
  if (!last || last.excluded || last.phrase !== undefined || last.text === '') return null;
  return finished.test(input) ? null : last.text;
}

/** A blank or the mark at the end of a sentence says that the last word is whole. */
const finished = /[\s.,;:!?)]$/u;

function clean(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
