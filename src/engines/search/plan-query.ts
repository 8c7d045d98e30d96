import type { SearchQuery } from '#domain/search/parse-query.ts';
import { isSmallWord } from './detect-language.ts';
import type { Language } from './languages.data.ts';
import { splitWords, type Word } from './split-words.ts';
import { stemWord } from './stem-word.ts';
import { eachWithPrefix, type WordList } from './word-list.ts';

export type Variant = { readonly term: string; readonly weight: number };

/** What one word of a query stands for: its stems, and while it is typed what it may become. */
export type Group = {
  readonly word: Word;
  readonly variants: readonly Variant[];
  /** Set on the word that is still being typed. */
  readonly prefix: boolean;
  /** A small word orders the results and drops none. */
  readonly isSmall: boolean;
  /** A word that a question repeats is what it is about; repeated small words say nothing. */
  readonly times: number;
};

export type QueryPlan = {
  readonly groups: readonly Group[];
  /** Items with one of these terms are no results. */
  readonly excluded: readonly string[];
  readonly languages: readonly Language[];
};

/** Scripts without blanks make many of few words; rows count what they matched in a byte. */
const mostGroups = 100;
const mostCompletions = 16;
const completionWeight = 0.5;

export function planQuery(
  query: SearchQuery,
  languages: ReadonlySet<Language>,
  lists: readonly WordList[],
): QueryPlan {
  const used: Language[] = [...new Set<Language>(['english', ...languages])];
  const inPhrase = new Set(query.phrases.flatMap((text) => splitWords(text)).map(({ folded }) => folded));
  const words = [...query.words, ...query.phrases].flatMap((text) => splitWords(text)).slice(0, mostGroups);
  const typed = query.prefix === null ? undefined : splitWords(query.prefix).at(-1)?.folded;
  const groups = new Map<string, Group>();
  for (const word of words) {
    const stems = stemsOf(word, used).map((term) => ({ term, weight: 1 }));
    const prefix = word.folded === typed;
    const isSmall = isSmallWord(word.folded) && !inPhrase.has(word.folded);
    groups.set(word.folded, {
      word,
      variants: prefix ? [...stems, ...completions(word.folded, stems, used, lists)] : stems,
      prefix,
      isSmall,
      times: isSmall ? 1 : (groups.get(word.folded)?.times ?? 0) + 1,
    });
  }
  return {
    groups: [...groups.values()],
    excluded: query.excluded.flatMap((text) => {
      const split = splitWords(text);
      // Of a phrase only the whole is unwanted: the code that shows results looks for it in their texts.
      return split.length === 1 ? split.flatMap((word) => stemsOf(word, used)) : [];
    }),
    languages: used,
  };
}

export function stemsOf(word: Pick<Word, 'lower'>, languages: readonly Language[]): string[] {
  return [...new Set(languages.map((language) => stemWord(word, language)))];
}

/** The commonest words that begin with what was typed. */
function completions(
  typed: string,
  stems: readonly Variant[],
  languages: readonly Language[],
  lists: readonly WordList[],
): Variant[] {
  const counts = new Map<string, number>();
  for (const list of lists)
    eachWithPrefix(list, typed, (word, items) => counts.set(word, (counts.get(word) ?? 0) + items));
  counts.delete(typed);
  const known = new Set(stems.map(({ term }) => term));
  const variants: Variant[] = [];
  for (const [word] of commonest(counts, mostCompletions)) {
    for (const term of stemsOf({ lower: word }, languages)) {
      if (known.has(term)) continue;
      known.add(term);
      variants.push({ term, weight: completionWeight });
    }
  }
  return variants;
}

function commonest(counts: ReadonlyMap<string, number>, most: number): [string, number][] {
  return [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).slice(0, most);
}

export function termsOf({ groups, excluded }: QueryPlan): string[] {
  return [...new Set([...groups.flatMap(({ variants }) => variants.map(({ term }) => term)), ...excluded])];
}
