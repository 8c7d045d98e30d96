import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { spokenSpan } from './spoken-span.ts';
import { utteranceNodes } from './utterance-nodes.ts';

const said = (words: string, start: number) => ({
  speaker: '',
  start,
  end: start + 5,
  words: words.split(' ').map((text, at) => ({ text, start: start + at, end: start + at + 0.75 })),
});
const doc = asNode({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Notes' }] },
    ...utteranceNodes([said('Call Maria Lopez', 1), said('at noon', 10)], 'one'),
    ...utteranceNodes([said('Elsewhere', 3)], 'two'),
  ],
});
const places = (words: string) => {
  let from = 0;
  doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (at >= 0) from = position + at;
  });
  return { from, to: from + words.length };
};

test('is when the selected words are said, whole words at both ends', () => {
  expect(spokenSpan(doc, places('Maria Lopez'))).toEqual({ fileId: 'one', start: 2, end: 3.75 });
  expect(spokenSpan(doc, places('ari'))).toEqual({ fileId: 'one', start: 2, end: 2.75 });
});

test('goes over several turns, and stays with one recording', () => {
  const all = { from: places('Lopez').from, to: places('Elsewhere').to };
  expect(spokenSpan(doc, all)).toEqual({ fileId: 'one', start: 3, end: 11.75 });
});

test('is nothing where nobody speaks', () => {
  expect(spokenSpan(doc, places('Notes'))).toBeNull();
});
