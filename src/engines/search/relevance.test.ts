import { describe, expect, test } from 'vitest';
import { findRows } from './find-rows.ts';
import { phraseBonus } from './phrase-bonus.ts';
import { planQuery } from './plan-query.ts';
import { neededOf, weigh } from './score-part.ts';
import { averagesOf, builderOf, itemOf, partOf } from './testing/build-index.ts';
import { collection, questions } from './testing/small-collection.data.ts';
import { readWords } from './text-words.ts';

const builder = builderOf(collection.map((item, number) => itemOf(number, item)));
const part = partOf(builder);
const everything = { visible: undefined, seenTypes: ['NOTE'], lists: [], times: [], flags: [] } as const;

/** The documents for a question, the best first, as the product puts them in order. */
function search(ask: string): number[] {
  const query = { text: ask, exact: false, words: ask.split(' '), phrases: [], excluded: [], prefix: null };
  const plan = planQuery(query, builder.languages, []);
  const weights = weigh(plan, [part], averagesOf(part));
  const find = (need: number) =>
    findRows(
      [part],
      { plan, weights, need, titleOnly: false },
      {
        filter: everything,
        types: ['NOTE'],
        sort: { field: 'RELEVANCE', direction: 'DESC' },
        most: 10,
        countFacets: false,
      },
    ).best;
  const strict = find(neededOf(plan));
  return (strict.length > 0 ? strict : find(1))
    .map(({ row, key }) => {
      const { title = '', body = '' } = collection[row] ?? {};
      return { row, key: key * phraseBonus(plan, readWords(title), readWords(body)) };
    })
    .sort((a, b) => b.key - a.key)
    .map(({ row }) => row);
}

/** Whole words only, counted: what somebody gets from a plain list. */
function plainSearch(ask: string): number[] {
  const words = ask.toLowerCase().split(' ');
  return collection
    .map(({ title, body }, row) => {
      const text = `${title} ${body}`.toLowerCase().split(/\W+/);
      return { row, score: words.filter((word) => text.includes(word)).length };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

/** How good an order is, from 0 to 1: gains fall with the logarithm of the place. */
function ndcg(found: readonly number[], answers: readonly number[]): number {
  const gain = (place: number): number => 1 / Math.log2(place + 2);
  const ideal = answers.reduce((sum, _, place) => sum + gain(place), 0);
  return (
    found.slice(0, 10).reduce((sum, row, place) => sum + (answers.includes(row) ? gain(place) : 0), 0) / ideal
  );
}

function mean(order: (ask: string) => number[]): number {
  return questions.reduce((sum, { ask, answers }) => sum + ndcg(order(ask), answers), 0) / questions.length;
}

describe('relevance over a small written collection', () => {
  test('is above that of counting words', () => {
    expect(mean(search)).toBeGreaterThan(mean(plainSearch) + 0.05);
  });

  test('is as good as it was', () => {
    expect(mean(search)).toBeGreaterThanOrEqual(0.98);
  });

  test.each(questions.filter(({ answers }) => answers.length === 1))(
    '$ask: its answer is first',
    ({ ask, answers }) => {
      expect(search(ask)[0]).toBe(answers[0]);
    },
  );
});

describe('long questions', () => {
  const order = (
    ask: string,
    items: readonly { title: string; body: string }[],
    beside: { isBesideMeaning?: boolean } = {},
  ): number[] => {
    const built = builderOf(items.map((item, number) => itemOf(number, item)));
    const only = partOf(built);
    const query = {
      text: ask,
      exact: false,
      words: ask.split(' '),
      phrases: [],
      excluded: [],
      prefix: null,
    };
    const plan = planQuery(query, built.languages, []);
    const weights = weigh(plan, [only], averagesOf(only));
    const need = neededOf(plan, beside);
    const wanted = {
      filter: everything,
      types: ['NOTE'],
      sort: { field: 'RELEVANCE', direction: 'DESC' },
      most: 10,
      countFacets: false,
    } as const;
    return findRows([only], { plan, weights, need, titleOnly: false }, wanted).best.map(({ row }) => row);
  };

  test('are about the word that they repeat', () => {
    const items = [
      { title: '', body: 'The invoice and the refund came late' },
      { title: '', body: 'The voucher and the banner came late' },
    ];
    const ask =
      'Which voucher was shown beside invoice or refund, and does a voucher expire when vouchers end';
    expect(order(ask, items)[0]).toBe(1);
  });

  test('are not about the small words that they repeat', () => {
    const items = [
      { title: '', body: 'About which of them and about which of those' },
      { title: '', body: 'A voucher expires' },
    ];
    expect(
      order('about which of them and about which of those about which voucher expires soonest', items)[0],
    ).toBe(1);
  });

  test('are asked in other words than they are answered, also the short ones', () => {
    const items = [
      { title: '', body: 'The transfer came late' },
      { title: '', body: 'It has been pending for days' },
      { title: '', body: 'The weather is fine' },
    ];
    expect(order('why is my transfer pending', items).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(order('transfer pending', items)).toEqual([]);
    expect(order('why is my transfer pending', items, { isBesideMeaning: true })).toEqual([]);
  });
});
