import { expect, test } from 'vitest';
import { correctWords, isKnown, type WordSource } from './correct-words.ts';
import { planQuery } from './plan-query.ts';
import { builderOf, itemOf, partOf } from './testing/build-index.ts';
import { toWordList } from './word-list.ts';

const builder = builderOf([
  itemOf(1, { body: 'The checkout asked twice for the voucher' }),
  itemOf(2, { body: 'A secret vouchers program' }),
]);
const part = partOf(builder);
const source: WordSource = {
  wordLists: async () => [toWordList(builder.words)],
  parts: async () => [part],
};
const ask = (text: string) => ({
  text,
  exact: false,
  words: text.split(' '),
  phrases: [],
  excluded: [],
  prefix: null,
});

async function corrected(text: string, isSeen: (row: number) => boolean): Promise<string[]> {
  const plan = planQuery(ask(text), new Set(['english']), []);
  const unknown = new Set(plan.groups.filter((group) => !isKnown(group, [part], (_, row) => isSeen(row))));
  const answer = await correctWords(source, plan, unknown, (_, row) => isSeen(row));
  return answer?.corrections.map(({ to }) => to) ?? [];
}

test('a mistyped word becomes the word that somebody wrote', async () => {
  expect(await corrected('chekcout', () => true)).toEqual(['checkout']);
});

test('a word that the viewer can see stays as it is', async () => {
  expect(await corrected('voucher', () => true)).toEqual([]);
});

test('what the viewer may not see is no suggestion', async () => {
  expect(await corrected('secrte', () => true)).toEqual(['secret']);
  expect(await corrected('secrte', (row) => row === 0)).toEqual([]);
});

test('among words that nobody wrote, one that looks like another was hardly meant', async () => {
  expect(await corrected('chekcout voucher', () => true)).toEqual(['checkout']);
  expect(await corrected('komid desev turudasum chekcout', () => true)).toEqual([]);
  expect(await corrected('komid chekcout', () => true)).toEqual(['checkout']);
  expect(await corrected('komid twise', () => true)).toEqual([]);
});
