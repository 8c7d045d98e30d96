import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { utteranceNodes } from './utterance-nodes.ts';
import { wordsBetween } from './words-between.ts';

const said = (text: string, from: number) => {
  const words = text.split(' ').map((word, at) => ({ text: word, start: from + at, end: from + at + 0.8 }));
  return { speaker: '', start: from, end: from + words.length, words };
};
const doc = asNode({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'About the van' }] },
    ...utteranceNodes([said('The van came late', 0), said('Nobody had told us', 10)], 'file-1'),
    ...utteranceNodes([said('Another recording', 1)], 'file-2'),
  ],
});

const textAt = (from: number, to: number) => {
  const range = wordsBetween(doc, { fileId: 'file-1', from, to });
  return range && doc.textBetween(range.from, range.to, ' ');
};

test('times become the words that are said for the greater part between them', () => {
  expect(textAt(1, 2.9)).toBe('van came');
  expect(textAt(0.5, 1.3)).toBe(null);
  expect(textAt(3.2, 11.5)).toBe('late Nobody had');
  expect(textAt(5, 9)).toBe(null);
});
