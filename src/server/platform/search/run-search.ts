import { isEmptyQuery, type SearchQuery } from '#domain/search/parse-query.ts';
import type { Db } from '#server/platform/db/database.ts';
import { checkPhrases, mostChecked, phrasesOf } from './check-phrases.ts';
import { correctWords, isKnown, type Correction, type WordSource } from '#engines/search/correct-words.ts';
import { findRows, type FoundRows, type Wanted } from '#engines/search/find-rows.ts';
import { rowTest } from '#engines/search/item-filter.ts';
import { planQuery, termsOf, type QueryPlan } from '#engines/search/plan-query.ts';
import {
  neededOf,
  neededWithPhrases,
  wantedGroups,
  weigh,
  type Scoring,
} from '#engines/search/score-part.ts';
import type { Part } from '#engines/search/part.ts';
import type { WorkspaceIndex } from './workspace-index.ts';

export type SearchAsk = Omit<Wanted, 'onlySeqs'> & {
  readonly query: SearchQuery;
  readonly titleOnly: boolean;
  /** One of the words is enough, as in a question: most of its words are how it is asked. */
  readonly anyWord?: boolean;
  /** What is near in meaning is found as well. */
  readonly isBesideMeaning?: boolean;
};

export type SearchFound = FoundRows & {
  readonly parts: readonly Part[];
  /** What results were found by: previews mark it. Null when there were no words. */
  readonly plan: QueryPlan | null;
  /** How many of its words a result has. */
  readonly need: number;
  readonly corrections: readonly Correction[];
};

/** Finds what the words of a query stand for among what the filter lets through. */
export async function runSearch(
  db: Db,
  workspaceId: string,
  index: WorkspaceIndex,
  ask: SearchAsk,
): Promise<SearchFound> {
  const { query, titleOnly } = ask;
  const lists = query.prefix === null ? [] : await index.wordLists(db);
  let plan = planQuery(query, index.languages, lists);
  // Only marks and blanks were typed, or only what is unwanted.
  if (isEmptyQuery(query) || plan.groups.length === 0) return everything(db, index, ask, plan);

  let parts = await index.parts(db, termsOf(plan));
  const wanted = wantedGroups(plan);
  const isSeen = seenRows(parts, ask);
  const unknown = new Set(
    plan.groups.filter((group, place) => wanted.has(place) && !isKnown(group, parts, isSeen)),
  );
  const check = phrasesOf(query);
  const corrected =
    unknown.size > 0 && check === null ? await correctWords(wordsOf(db, index), plan, unknown, isSeen) : null;
  if (corrected) {
    plan = corrected.plan;
    parts = await index.parts(db, termsOf(plan));
  }
  const corrections = corrected?.corrections ?? [];
  const byWords = ask.anyWord === true ? 1 : neededOf(plan, ask);
  const need = check ? neededWithPhrases(plan, query.phrases) : byWords;
  const scoring: Scoring = { plan, weights: weigh(plan, parts, index.averages), need, titleOnly };
  if (check) {
    const candidates = findRows(parts, scoring, { ...ask, types: ask.filter.seenTypes, most: mostChecked });
    const seqs = candidates.best.map(({ seq }) => seq);
    const onlySeqs = await checkPhrases(db, { workspaceId, seqs, check, titleOnly });
    return { ...findRows(parts, scoring, { ...ask, onlySeqs }), parts, plan, need, corrections };
  }
  const found = findRows(parts, scoring, ask);
  const nothing = [...found.byType.values()].every((count) => count === 0);
  // No item has all the words: those with some of them, the most telling first.
  if (nothing && need > 1)
    return { ...findRows(parts, { ...scoring, need: 1 }, ask), parts, plan, need: 1, corrections };
  return { ...found, parts, plan, need, corrections };
}

function wordsOf(db: Db, index: WorkspaceIndex): WordSource {
  return { wordLists: () => index.wordLists(db), parts: (terms) => index.parts(db, terms) };
}

async function everything(
  db: Db,
  index: WorkspaceIndex,
  ask: SearchAsk,
  plan: QueryPlan,
): Promise<SearchFound> {
  const parts = await index.parts(db, plan.excluded);
  const sort = ask.sort.field === 'RELEVANCE' ? { ...ask.sort, field: 'UPDATED' as const } : ask.sort;
  const scoring: Scoring | null =
    plan.excluded.length === 0
      ? null
      : { plan, weights: weigh(plan, parts, index.averages), need: 0, titleOnly: false };
  return { ...findRows(parts, scoring, { ...ask, sort }), parts, plan: null, need: 0, corrections: [] };
}

function seenRows(parts: readonly Part[], { filter }: SearchAsk): (part: number, row: number) => boolean {
  // Whether a word is known does not depend on the filters somebody set, only on what they may see.
  const visibleOnly = {
    visible: filter.visible,
    seenTypes: filter.seenTypes,
    lists: [],
    times: [],
    flags: [],
  };
  const tests = parts.map(({ columns, dead }) => rowTest(columns, dead, visibleOnly));
  return (part, row) => tests[part]?.(row) ?? false;
}
