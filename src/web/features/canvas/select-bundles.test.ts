import { expect, test } from 'vitest';
import { nodeOf } from './board-node.ts';
import { selectBundles } from './select-bundles.ts';

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`;
const text = { type: 'text', x: 0, y: 0, width: 10, height: 10, text: '', textFormat: 'H1' } as const;
const nodes = [
  { ...text, id: id(1), bundleId: id(9) },
  { ...text, id: id(2), bundleId: id(9) },
  { ...text, id: id(3) },
].map(nodeOf);
const select = (n: number, selected: boolean) => ({ type: 'select' as const, id: id(n), selected });

test('one of a bundle selects the whole of it', () => {
  expect(selectBundles([select(1, true)], nodes)).toEqual([select(1, true), select(2, true)]);
  expect(selectBundles([select(2, false), select(1, true)], nodes)).toEqual([
    select(1, true),
    select(2, true),
  ]);
});

test('and gives up the whole of it', () => {
  expect(selectBundles([select(1, false), select(3, true)], nodes)).toEqual([
    select(3, true),
    select(1, false),
    select(2, false),
  ]);
});

test('what is in no bundle is selected alone', () => {
  expect(selectBundles([select(3, true)], nodes)).toEqual([select(3, true)]);
});
