import { Candidates, refused } from './candidates.ts';
import { normsOf, type Averages, type Norms } from './length-norms.ts';
import type { Group, QueryPlan } from './plan-query.ts';
import { noPostings, placeOf } from './postings.ts';
import type { Part } from './part.ts';
import { splitWords } from './split-words.ts';

/** BM25 as published; a word in the title counts as several in the text. */
const saturation = 1.2;
const titleWeight = 2;
/** A small word in more items than this tells nothing and would cost the most. */
const tellsNothing = 0.3;
/** Looking one row up costs about as much as walking past so many. */
const walkedPerLookUp = 32;

export type Weights = {
  /** By group, in the order of the plan. */
  readonly idf: readonly number[];
  /** How many items have the group's words. */
  readonly items: readonly number[];
  readonly itemCount: number;
  readonly averages: Averages;
};

export type Scoring = {
  readonly plan: QueryPlan;
  readonly weights: Weights;
  /** How many of the words that matter a result must have. */
  readonly need: number;
  readonly titleOnly: boolean;
};

export function weigh(plan: QueryPlan, parts: readonly Part[], averages: Averages): Weights {
  const itemCount = parts.reduce((sum, { columns }) => sum + columns.count, 0);
  const items = plan.groups.map(({ variants }) => {
    let sum = 0;
    for (const { term } of variants)
      for (const { postings } of parts) sum += postings.get(term)?.rows.length ?? 0;
    return Math.min(itemCount, sum);
  });
  const idf = items.map((count) => Math.log(1 + (itemCount - count + 0.5) / (count + 0.5)));
  return { idf, items, itemCount, averages };
}

const candidates = new Candidates();

/**
 * The rows that have the words, with their scores. One word after the other, the rarest first: what can no longer
 * reach the words it needs is not looked at, and a row that the test refuses is never scored.
 * Valid until the next call: the arrays are reused.
 */
export function scorePart(
  part: Part,
  { plan, weights, need, titleOnly }: Scoring,
  test: (row: number) => boolean,
): Candidates {
  candidates.clear(part.columns.count);
  for (const term of plan.excluded)
    for (const row of (part.postings.get(term) ?? noPostings).rows) candidates.refuse(row);
  const norms = normsOf(part.columns, weights.averages);
  const order = plan.groups
    .map((_, index) => index)
    .sort((a, b) => (weights.items[a] ?? 0) - (weights.items[b] ?? 0));
  const wanted = wantedGroups(plan);
  let round = 0;
  const add = (index: number, atLeast: number, counts: boolean): void => {
    const group = plan.groups[index];
    round += 1;
    if (group)
      addGroup(part, group, {
        round,
        idf: (weights.idf[index] ?? 0) * group.times,
        atLeast,
        titleOnly,
        norms,
        counts,
        test,
      });
  };
  for (const index of order.filter((one) => wanted.has(one)))
    add(index, Math.max(0, need - (wanted.size - round)), true);
  for (const index of order.filter((one) => !wanted.has(one)))
    if ((weights.items[index] ?? 0) <= weights.itemCount * tellsNothing) add(index, need, false);
  return candidates;
}

/** The words that count: the small ones only where there are no others. */
export function wantedGroups({ groups }: QueryPlan): Set<number> {
  const all = groups.map((_, index) => index);
  const telling = all.filter((index) => groups[index]?.isSmall === false);
  return new Set(telling.length > 0 ? telling : all);
}

/**
 * Every one of few words; of a question one, as it is asked in other words than it is answered. "How do I top up my
 * card" is a question, though only three of its words tell anything. Where meaning is searched too, that finds what
 * answers in other words, and few telling words are all needed.
 */
export function neededOf(plan: QueryPlan, { isBesideMeaning = false } = {}): number {
  const wanted = wantedGroups(plan).size;
  return (isBesideMeaning ? wanted : plan.groups.length) <= 3 ? wanted : 1;
}

/** A quoted phrase is a must; the words around it are as in any other query. */
export function neededWithPhrases(plan: QueryPlan, phrases: readonly string[]): number {
  const quoted = new Set(phrases.flatMap((text) => splitWords(text)).map(({ folded }) => folded));
  const wanted = [...wantedGroups(plan)];
  const around = wanted.filter((index) => !quoted.has(plan.groups[index]?.word.folded ?? '')).length;
  const inQuotes = wanted.length - around;
  return Math.max(1, inQuotes + (around <= 3 ? around : 0));
}

type Adding = {
  /** From 1. */
  round: number;
  idf: number;
  /** Rows with fewer of the words before are past hope. 0: this word may find rows of its own. */
  atLeast: number;
  titleOnly: boolean;
  norms: Norms;
  counts: boolean;
  test: (row: number) => boolean;
};

function addGroup(part: Part, { variants }: Group, adding: Adding): void {
  const { round, idf, atLeast, titleOnly, norms, counts, test } = adding;
  const { titleLengths } = part.columns;
  const { scores, matched, seen } = candidates;
  for (const { term, weight } of variants) {
    const { rows, body, title } = part.postings.get(term) ?? noPostings;
    const top = idf * weight * (saturation + 1);
    const known = candidates.count;
    const looksUp = atLeast > 0 && known * walkedPerLookUp < rows.length;
    const steps = looksUp ? known : rows.length;
    for (let step = 0; step < steps; step += 1) {
      const at = looksUp ? placeOf(rows, candidates.rows[step] ?? 0) : step;
      if (at < 0) continue;
      const row = rows[at] ?? 0;
      const had = matched[row] ?? 0;
      if (had === refused || had < atLeast) continue;
      const inTitle = title[at] ?? 0;
      if (titleOnly && inTitle === 0) continue;
      if (had === 0) {
        candidates.add(row);
        if (!test(row)) {
          matched[row] = refused;
          continue;
        }
      }
      let often = titleOnly ? 0 : (body[at] ?? 0) * (norms.body[row] ?? 0);
      if (inTitle > 0) often += titleWeight * inTitle * (norms.title[titleLengths[row] ?? 0] ?? 0);
      scores[row] = (scores[row] ?? 0) + (top * often) / (often + saturation);
      // A second form of the same word finds the row already counted.
      if (counts && seen[row] !== round) {
        seen[row] = round;
        matched[row] = had + 1;
      }
    }
  }
}
