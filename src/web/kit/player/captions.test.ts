import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { encodeWordTimes } from '#editor/transcript/word-times.ts';
import { captionsOf } from './captions.ts';

const fileId = '01890000-0000-7000-8000-000000000001';

test('captions follow the words, break where a line is full, and leave other recordings out', () => {
  const words =
    'The van came at nine and nobody had told us that it would stay until noon or what it cost to wait'
      .split(' ')
      .map((text, index) => ({ text, start: 1 + index * 0.3, end: 1.2 + index * 0.3 }));
  const utterance = (file: string, text: string) => ({
    type: 'utterance',
    attrs: { fileId: file, start: 1, end: 8, words: encodeWordTimes(words, 1) },
    content: [{ type: 'text', text }],
  });
  const said = words.map(({ text }) => text).join(' ');
  const doc = asNode({
    type: 'doc',
    content: [
      utterance(fileId, said.replace('van', 'lorry')),
      utterance('01890000-0000-7000-8000-000000000002', said),
    ],
  });
  const captions = captionsOf(doc, fileId);
  expect(captions.map(({ text }) => text).join(' ')).toBe(said.replace('van', 'lorry'));
  expect(captions.length).toBe(2);
  expect(captions[0]?.start).toBeCloseTo(1);
  expect(captions[0]?.text.length).toBeLessThanOrEqual(84);
  expect(captions[1]?.start).toBeGreaterThanOrEqual(captions[0]?.end ?? 0);
});
