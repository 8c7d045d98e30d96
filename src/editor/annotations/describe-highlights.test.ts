import { expect, test } from 'vitest';
import { Transform } from '@tiptap/pm/transform';
import { cleanNode } from '#editor/check/clean-document.ts';
import { toText } from '#editor/text/to-text.ts';
import { encodeWordTimes } from '#editor/transcript/word-times.ts';
import { describeHighlights } from './describe-highlights.ts';
import { applyHighlight } from '#editor/testing/annotate.ts';

const fileId = '018f4b6e-0000-7000-8000-000000000001';
const spoken = 'The box came late';
const words = encodeWordTimes(
  spoken.split(' ').map((text, index) => ({ text, start: 10 + index, end: 10.5 + index })),
  10,
);
const node = cleanNode({
  type: 'doc',
  content: [
    { type: 'audioVideo', attrs: { fileId, media: 'VIDEO', name: 'Call' } },
    {
      type: 'utterance',
      attrs: { fileId, start: 10, end: 14, words },
      content: [{ type: 'text', text: spoken }],
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'A note 😀 beside it' }] },
  ],
});

test('a highlight on a transcript knows its times, one on other text its place', () => {
  const tr = new Transform(node);
  applyHighlight(tr, 6, 14, 'said');
  applyHighlight(tr, 28, 30, 'written');
  const described = describeHighlights(tr.doc);
  expect(described.get('said')).toMatchObject({
    text: 'box came',
    spoken: { fileId, startTime: 11, endTime: 12.5, type: 'VIDEO' },
  });
  const written = described.get('written');
  expect(written).toMatchObject({ text: '😀', spoken: null });
  expect(toText(tr.doc).text.slice(written?.startOffset, written?.endOffset)).toBe('😀');
});

test('words of a transcript that came without its recording have their times', () => {
  const utterance = (fileId: string | null, start: number) => ({
    type: 'utterance',
    attrs: { fileId, start, end: start + 4, words: '' },
    content: [{ type: 'text', text: spoken }],
  });
  const tr = new Transform(cleanNode({ type: 'doc', content: [utterance(null, 10), utterance(fileId, 20)] }));
  applyHighlight(tr, 1, 8, 'alone');
  applyHighlight(tr, 10, 26, 'across');
  const described = describeHighlights(tr.doc);
  expect(described.get('alone')?.spoken).toMatchObject({ fileId: null, startTime: 10, type: null });
  expect(described.get('across')?.spoken).toBeNull();
});

test('the times stay with the words when others are typed before them', () => {
  const tr = new Transform(node);
  applyHighlight(tr, 6, 14, 'said');
  tr.insert(2, tr.doc.type.schema.text('Well, '));
  tr.delete(17, 20);
  expect(describeHighlights(tr.doc, ['said']).get('said')?.spoken).toMatchObject({ startTime: 11 });
  expect(describeHighlights(tr.doc, ['other']).size).toBe(0);
});
