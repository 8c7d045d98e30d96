import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { findInDocument } from './find-in-document.ts';
import { nearestRange } from './nearest-range.ts';
import { toText } from './to-text.ts';

const document = asNode({
  type: 'doc',
  content: ['It was late.', 'Nobody said that it was late.', 'It was late, again.'].map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});

test.each([0, 1, 2])('the %ith place with the same words is found by its offset, and near it', (wanted) => {
  const { text } = toText(document);
  const starts = [...text.matchAll(/it was late/gi)].map(({ index }) => index);
  const ranges = findInDocument(document, 'it was late');
  expect(ranges).toHaveLength(3);
  for (const shift of [0, 3])
    expect(nearestRange(document, ranges, (starts[wanted] ?? 0) + shift)).toBe(wanted);
});

test('without any place it is none but the first', () => {
  expect(nearestRange(document, [], 5)).toBe(0);
});
