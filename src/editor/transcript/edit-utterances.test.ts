import { Transform } from '@tiptap/pm/transform';
import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { joinUtterances, splitUtterance, wordsOfUtterance } from './edit-utterances.ts';
import { encodeWordTimes } from './word-times.ts';

const spoken = ['We', 'waited', 'all', 'day.'].map((text, index) => ({
  text,
  start: 10 + index,
  end: 10.5 + index,
}));

function start() {
  return new Transform(
    asNode({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Before' }] },
        {
          type: 'utterance',
          attrs: {
            fileId: 'file-1',
            speakerId: 's1',
            start: 10,
            end: 14,
            words: encodeWordTimes(spoken, 10),
          },
          content: [{ type: 'text', text: 'We waited all day.' }],
        },
      ],
    }),
  );
}

test('cutting an utterance keeps the times of both halves, and joining them gives the first back', () => {
  const tr = start();
  const inside = tr.doc.child(0).nodeSize + 1;
  expect(splitUtterance(tr, inside + 'We waited '.length)).toBe(true);
  expect(
    [tr.doc.child(1), tr.doc.child(2)].map((node) => [node.textContent.trim(), node.attrs['start']]),
  ).toEqual([
    ['We waited', 10],
    ['all day.', 12],
  ]);
  expect(tr.doc.child(1).attrs['end']).toBeCloseTo(11.5);
  expect(wordsOfUtterance(tr.doc.child(2)).map((word) => word.start)).toEqual([12, 13]);

  const second = tr.doc.child(0).nodeSize + tr.doc.child(1).nodeSize + 1;
  expect(joinUtterances(tr, second)).toBe(true);
  expect(tr.doc.childCount).toBe(2);
  expect(tr.doc.child(1).textContent).toBe('We waited all day.');
  expect(wordsOfUtterance(tr.doc.child(1)).map((word) => word.start)).toEqual([10, 11, 12, 13]);
});

test('a paragraph is neither cut nor joined with what was said', () => {
  const tr = start();
  expect(splitUtterance(tr, 3)).toBe(false);
  expect(joinUtterances(tr, tr.doc.child(0).nodeSize + 1)).toBe(false);
});
