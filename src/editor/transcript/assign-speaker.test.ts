import { Transform } from '@tiptap/pm/transform';
import { describe, expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { assignSpeaker } from './assign-speaker.ts';
import { wordsOfUtterance } from './edit-utterances.ts';
import { encodeWordTimes } from './word-times.ts';

const said = (text: string, start: number) => ({
  type: 'utterance',
  attrs: {
    fileId: 'file-1',
    speakerId: 'speaker-1',
    speakerName: 'Ann',
    start,
    end: start + text.split(' ').length,
    words: encodeWordTimes(
      text.split(' ').map((word, at) => ({ text: word, start: start + at, end: start + at + 0.5 })),
      start,
    ),
  },
  content: [{ type: 'text', text }],
});
const begin = () =>
  new Transform(
    asNode({ type: 'doc', content: [said('How was it? Rather cold.', 0), said('And the food?', 10)] }),
  );
const turns = (tr: Transform) =>
  tr.doc.content.content.map((node) => [node.attrs['speakerId'], node.textContent.trim()]);
const bob = { id: 'speaker-2', name: 'Bob' };

describe('assigning a speaker', () => {
  test('gives the whole paragraph to them where nothing is selected', () => {
    const tr = begin();
    expect(assignSpeaker(tr, { from: 3, to: 3 }, bob)).toBe(true);
    expect(turns(tr)).toEqual([
      ['speaker-2', 'How was it? Rather cold.'],
      ['speaker-1', 'And the food?'],
    ]);
  });

  test('splits a paragraph around the selected words, which keep their times', () => {
    const tr = begin();
    const from = 1 + 'How was it? '.length;
    assignSpeaker(tr, { from, to: from + 'Rather'.length }, bob);
    expect(turns(tr)).toEqual([
      ['speaker-1', 'How was it?'],
      ['speaker-2', 'Rather'],
      ['speaker-1', 'cold.'],
      ['speaker-1', 'And the food?'],
    ]);
    expect(wordsOfUtterance(tr.doc.child(1)).map(({ start }) => start)).toEqual([3]);
    expect(wordsOfUtterance(tr.doc.child(2)).map(({ start }) => start)).toEqual([4]);
  });

  test('reaches over several paragraphs', () => {
    const tr = begin();
    const from = 1 + 'How was it? '.length;
    assignSpeaker(tr, { from, to: tr.doc.content.size - 1 }, bob);
    expect(turns(tr)).toEqual([
      ['speaker-1', 'How was it?'],
      ['speaker-2', 'Rather cold.'],
      ['speaker-2', 'And the food?'],
    ]);
  });

  test('changes nothing outside of a transcript', () => {
    const doc = asNode({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hi' }] }],
    });
    const tr = new Transform(doc);
    expect(assignSpeaker(tr, { from: 1, to: 3 }, bob)).toBe(false);
    expect(tr.docChanged).toBe(false);
  });
});
