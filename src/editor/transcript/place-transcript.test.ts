import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { listSpeakers, mergeSpeakers, placeTranscript, renameSpeaker } from './place-transcript.ts';
import { alignWordTimes } from './word-times.ts';

const fileId = 'file-1';
const start = () =>
  new Transform(
    asNode({
      type: 'doc',
      content: [
        { type: 'audioVideo', attrs: { fileId, name: 'Call' } },
        { type: 'paragraph', content: [{ type: 'text', text: 'My remarks' }] },
      ],
    }),
  );
const word = (text: string, at: number) => ({ text, start: at, end: at + 0.5 });
const parts = [
  { speaker: 'Anna', start: 1, end: 2, words: [word('Was', 1), word('it', 1.5)] },
  { speaker: '', start: 3, end: 4, words: [word('No.', 3)] },
  { speaker: 'Anna', start: 5, end: 6, words: [word('Why?', 5)] },
];
const shown = ({ doc }: Transform) =>
  doc.children.map((node) => [node.type.name, node.attrs['speakerName'] ?? '', node.textContent]);

test('a transcript stands behind its recording, and a newer one takes its place', () => {
  const tr = start();
  placeTranscript(tr, { fileId, parts });
  expect(shown(tr)).toEqual([
    ['audioVideo', '', ''],
    ['utterance', 'Anna', 'Was it'],
    ['utterance', '', 'No.'],
    ['utterance', 'Anna', 'Why?'],
    ['paragraph', '', 'My remarks'],
  ]);
  const first = tr.doc.child(1);
  const { start: from, end, words } = first.attrs;
  expect(alignWordTimes(first.textContent, { start: from, end, words })[1]).toMatchObject({
    start: 1.5,
    end: 2,
  });
  placeTranscript(tr, { fileId, parts: parts.slice(0, 1) });
  expect(shown(tr)).toHaveLength(3);
});

test('at the end it takes the place of the empty line that waits there', () => {
  const file = { type: 'file', attrs: { fileId, name: 'Call.vtt' } };
  const tr = new Transform(asNode({ type: 'doc', content: [file, { type: 'paragraph' }] }));
  placeTranscript(tr, { fileId: null, parts });
  expect(tr.doc.children.map(({ type }) => type.name)).toEqual([
    'file',
    'utterance',
    'utterance',
    'utterance',
  ]);
});

test('speakers are named, counted and merged', () => {
  const tr = start();
  placeTranscript(tr, { fileId, parts });
  expect(listSpeakers(tr.doc)).toEqual([
    { id: 'speaker-1', name: 'Anna', seconds: 2 },
    { id: 'speaker-2', name: '', seconds: 1 },
  ]);
  renameSpeaker(tr, 'speaker-2', 'Bob');
  expect(shown(tr)[2]?.[1]).toBe('Bob');
  mergeSpeakers(tr, 'speaker-2', { id: 'speaker-1', name: 'Anna' });
  expect(listSpeakers(tr.doc)).toEqual([{ id: 'speaker-1', name: 'Anna', seconds: 3 }]);
});
