import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { maskWords } from './mask-words.ts';
import { placeTranscript } from './place-transcript.ts';

const word = (text: string, start: number) => ({ text, start, end: start + 0.5 });
const words = [word('Ask', 1), word('Zoë', 1.5), word('today', 2)];
const said = () => {
  const tr = new Transform(asNode({ type: 'doc', content: [{ type: 'paragraph' }] }));
  placeTranscript(tr, { fileId: 'one', parts: [{ speaker: '', start: 1, end: 3, words }] });
  placeTranscript(tr, { fileId: 'two', parts: [{ speaker: '', start: 1, end: 3, words }] });
  return tr;
};
const texts = ({ doc }: Transform) => doc.children.map((node) => node.textContent).filter(Boolean);

test('words in the time are masked, in that recording alone', () => {
  const tr = said();
  expect(maskWords(tr, { fileId: 'one', spans: [{ start: 1.6, end: 1.9 }] })).toEqual(['Zoë']);
  expect(texts(tr)).toEqual(['Ask ███ today', 'Ask Zoë today']);
});

test('a second time changes nothing more, and a touch at the edge is no overlap', () => {
  const tr = said();
  maskWords(tr, { fileId: 'one', spans: [{ start: 1, end: 2 }] });
  expect(texts(tr)[0]).toBe('███ ███ today');
  expect(maskWords(tr, { fileId: 'one', spans: [{ start: 1, end: 2 }] })).toEqual([]);
});
