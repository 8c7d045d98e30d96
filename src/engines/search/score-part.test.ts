import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QueryPlan } from './plan-query.ts';
import { scorePart, weigh, wantedGroups } from './score-part.ts';
import { averagesOf, builderOf, itemOf, partOf } from './testing/build-index.ts';

// With a number in them words have no endings, so that a term is its word.
const word = fc.constantFrom('w1', 'w2', 'w3', 'w4', 'w5');
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const documents = fc.array(fc.record({ title: text, body: text }), { minLength: 1, maxLength: 25 });
const asked = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });

function planOf(words: readonly string[], excluded: readonly string[] = []): QueryPlan {
  return {
    groups: words.map((lower) => ({
      word: { folded: lower, lower, start: 0, end: lower.length },
      variants: [{ term: lower, weight: 1 }],
      prefix: false,
      isSmall: false,
      times: 1,
    })),
    excluded,
    languages: ['english'],
  };
}

/** BM25 as it is published, over plain strings: a word in the title counts twice. */
function naiveScores(items: readonly { title: string; body: string }[], words: readonly string[]) {
  const split = (given: string): string[] => given.split(' ').filter((one) => one !== '');
  const texts = items.map(({ title, body }) => ({ title: split(title), body: split(body) }));
  const mean = (field: 'title' | 'body'): number =>
    Math.max(1, texts.reduce((sum, one) => sum + one[field].length, 0) / texts.length);
  const averages = { title: mean('title'), body: mean('body') };
  const norm = (length: number, average: number, b: number): number => 1 / (1 - b + (b * length) / average);
  return texts.map(({ title, body }) => {
    let score = 0;
    let matched = 0;
    for (const one of words) {
      const having = texts.filter((other) => other.title.includes(one) || other.body.includes(one)).length;
      const idf = Math.log(1 + (texts.length - having + 0.5) / (having + 0.5));
      const inTitle = title.filter((other) => other === one).length;
      const inBody = body.filter((other) => other === one).length;
      if (inTitle + inBody === 0) continue;
      matched += 1;
      const often =
        inBody * norm(body.length, averages.body, 0.75) +
        2 * inTitle * norm(title.length, averages.title, 0.5);
      score += (idf * often * 2.2) / (often + 1.2);
    }
    return { score, matched };
  });
}

test('scores are those of plain BM25, whatever order the words are walked in', () => {
  fc.assert(
    fc.property(documents, asked, (items, words) => {
      const part = partOf(builderOf(items.map((item, number) => itemOf(number + 1, item))));
      const plan = planOf(words);
      const weights = weigh(plan, [part], averagesOf(part));
      const found = scorePart(part, { plan, weights, need: 1, titleOnly: false }, () => true);
      const expected = naiveScores(items, words);
      for (const [row, { score, matched }] of expected.entries()) {
        expect(found.matched[row] ?? 0).toBe(matched);
        expect(found.scores[row] ?? 0).toBeCloseTo(score, 3);
      }
    }),
  );
});

test('where every word is needed, exactly the items with all of them have them all', () => {
  fc.assert(
    fc.property(documents, asked, (items, words) => {
      const part = partOf(builderOf(items.map((item, number) => itemOf(number + 1, item))));
      const plan = planOf(words);
      const need = wantedGroups(plan).size;
      const weights = weigh(plan, [part], averagesOf(part));
      const found = scorePart(part, { plan, weights, need, titleOnly: false }, () => true);
      const expected = naiveScores(items, words);
      for (const row of items.keys())
        expect((found.matched[row] ?? 0) >= need).toBe(expected[row]?.matched === need);
    }),
  );
});

test('what the test refuses and what has an unwanted word is never a result', () => {
  fc.assert(
    fc.property(documents, word, word, (items, wanted, unwanted) => {
      const part = partOf(builderOf(items.map((item, number) => itemOf(number + 1, item))));
      const plan = planOf([wanted], [unwanted]);
      const weights = weigh(plan, [part], averagesOf(part));
      const isEven = (row: number): boolean => row % 2 === 0;
      const found = scorePart(part, { plan, weights, need: 1, titleOnly: false }, isEven);
      for (const [row, { title, body }] of items.entries()) {
        const words = new Set(`${title} ${body}`.split(' '));
        expect(found.matched[row] === 1).toBe(isEven(row) && words.has(wanted) && !words.has(unwanted));
      }
    }),
  );
});
