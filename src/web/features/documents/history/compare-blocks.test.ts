import { expect, test } from 'vitest';
import { compareBlocks } from './compare-blocks.ts';

const compare = (before: string, after: string) =>
  compareBlocks(before.split(''), after.split(''), (block) => block).map((change) => {
    switch (change.kind) {
      case 'same':
        return change.after;
      case 'removed':
        return `-${change.before}`;
      case 'added':
        return `+${change.after}`;
      case 'changed':
        return `${change.before}>${change.after}`;
      default:
        return change satisfies never;
    }
  });

test.each([
  ['', '', []],
  ['abc', 'abc', ['a', 'b', 'c']],
  ['', 'ab', ['+a', '+b']],
  ['ab', '', ['-a', '-b']],
  ['abc', 'axc', ['a', 'b>x', 'c']],
  ['abc', 'abxc', ['a', 'b', '+x', 'c']],
  ['abcd', 'ad', ['a', '-b', '-c', 'd']],
  ['abcde', 'axcye', ['a', 'b>x', 'c', 'd>y', 'e']],
])('%s and %s', (before, after, expected) => {
  expect(compare(before, after)).toEqual(expected);
});

test('every block of both sides stands in the comparison once', () => {
  const [before, after] = ['kitten on a mat', 'sitting by the mat'];
  const changes = compareBlocks(before.split(''), after.split(''), (block) => block);
  expect(changes.flatMap((change) => ('before' in change ? [change.before] : [])).join('')).toBe(before);
  expect(changes.flatMap((change) => ('after' in change ? [change.after] : [])).join('')).toBe(after);
});
