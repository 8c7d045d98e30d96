import type { Group, QueryPlan } from './plan-query.ts';
import type { Part } from './workspace-index.ts';
import { noPostings } from './postings.ts';

/** BM25 as published; a word in the title counts as several in the text. */
const saturation = 1.2;
const lengthWeight = 0.75;
const titleLengthWeight = 0.5;
const titleWeight = 2;
/** A small word in more items than this tells nothing and would cost the most. */
const tellsNothing = 0.4;

export type Weights = {
  /** By group, in the order of the plan. */
  readonly idf: readonly number[];
  /** How many items have the group's words. */
  readonly items: readonly number[];
  readonly itemCount: number;
  readonly averages: { readonly body: number; readonly title: number };
};

export type Scoring = {
  readonly plan: QueryPlan;
  readonly weights: Weights;
  /** How many of the words that matter a result must have. */
  readonly need: number;
  readonly titleOnly: boolean;
};

/** Rows that have the words: `scores` where `matched` reaches `need`. Valid until the next call: the arrays are reused. */
export type Scored = {
  readonly scores: Float32Array;
  readonly matched: Uint8Array;
  readonly excluded: Uint8Array;
};

let scores = new Float32Array(0);
let matched = new Uint8Array(0);
let seen = new Uint8Array(0);
let unwanted = new Uint8Array(0);

export function weigh(plan: QueryPlan, parts: readonly Part[], averages: Weights['averages']): Weights {
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

/** One after the other, the rarest first: when every word is needed, later ones only look at what is left. */
export function scorePart(part: Part, { plan, weights, need, titleOnly }: Scoring): Scored {
  const { count } = part.columns;
  prepare(count);
  const order = plan.groups
    .map((_, index) => index)
    .sort((a, b) => (weights.items[a] ?? 0) - (weights.items[b] ?? 0));
  const wanted = wantedGroups(plan);
  const needsAll = need === wanted.size;
  let round = 0;
  for (const index of order.filter((one) => wanted.has(one))) {
    const group = plan.groups[index];
    if (group)
      addGroup(part, group, {
        round,
        idf: weights.idf[index] ?? 0,
        atLeast: needsAll ? round : 0,
        titleOnly,
        weights,
        counts: true,
      });
    round += 1;
  }
  for (const index of order.filter((one) => !wanted.has(one))) {
    const group = plan.groups[index];
    if (!group || (weights.items[index] ?? 0) > weights.itemCount * tellsNothing) continue;
    addGroup(part, group, {
      round,
      idf: weights.idf[index] ?? 0,
      atLeast: need,
      titleOnly,
      weights,
      counts: false,
    });
    round += 1;
  }
  for (const term of plan.excluded)
    for (const row of (part.postings.get(term) ?? noPostings).rows) unwanted[row] = 1;
  return { scores, matched, excluded: unwanted };
}

/** The words that count: the small ones only where there are no others. */
export function wantedGroups({ groups }: QueryPlan): Set<number> {
  const all = groups.map((_, index) => index);
  const telling = all.filter((index) => groups[index]?.isSmall === false);
  return new Set(telling.length > 0 ? telling : all);
}

/** Every one of few words; two of several; a question is asked in other words than it is answered. */
export function neededOf(wanted: number): number {
  if (wanted <= 3) return wanted;
  return wanted <= 6 ? 2 : 1;
}

type Adding = {
  round: number;
  idf: number;
  atLeast: number;
  titleOnly: boolean;
  weights: Weights;
  counts: boolean;
};

function addGroup(part: Part, { variants }: Group, adding: Adding): void {
  const { round, idf, atLeast, titleOnly, weights, counts } = adding;
  const { lengths, titleLengths } = part.columns;
  const bodyNorm = lengthWeight / weights.averages.body;
  const titleNorm = titleLengthWeight / weights.averages.title;
  for (const { term, weight } of variants) {
    const { rows, body, title } = part.postings.get(term) ?? noPostings;
    const top = idf * weight * (saturation + 1);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const had = matched[row] ?? 0;
      if (had < atLeast) continue;
      const inTitle = title[at] ?? 0;
      const inBody = titleOnly ? 0 : (body[at] ?? 0);
      if (inTitle + inBody === 0) continue;
      const often =
        inBody / (1 - lengthWeight + bodyNorm * (lengths[row] ?? 0)) +
        (titleWeight * inTitle) / (1 - titleLengthWeight + titleNorm * (titleLengths[row] ?? 0));
      scores[row] = (scores[row] ?? 0) + (top * often) / (often + saturation);
      // A second form of the same word finds the row already counted.
      if (counts && seen[row] !== round + 1) {
        seen[row] = round + 1;
        matched[row] = had + 1;
      }
    }
  }
}

function prepare(count: number): void {
  if (scores.length < count) {
    const room = Math.max(1024, count * 2);
    scores = new Float32Array(room);
    matched = new Uint8Array(room);
    seen = new Uint8Array(room);
    unwanted = new Uint8Array(room);
    return;
  }
  scores.fill(0, 0, count);
  matched.fill(0, 0, count);
  seen.fill(0, 0, count);
  unwanted.fill(0, 0, count);
}
