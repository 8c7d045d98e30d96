import { Transform } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { applyHighlight, textOfHighlight } from '#editor/testing/annotate.ts';
import { assignSpeaker } from './assign-speaker.ts';
import { joinUtterances, splitUtterance, wordsOfUtterance } from './edit-utterances.ts';
import { utteranceNodes } from './utterance-nodes.ts';

const sentences = ['The van came at nine.', 'Nobody had told us.', 'Did you call?', 'Twice, in vain.'];

function start(): Transform {
  const parts = sentences.map((sentence, index) => ({
    speaker: '',
    start: index * 10,
    end: index * 10 + 8,
    words: sentence
      .split(' ')
      .map((text, at) => ({ text, start: index * 10 + at, end: index * 10 + at + 0.8 })),
  }));
  return new Transform(asNode({ type: 'doc', content: utteranceNodes(parts, 'file-1') }));
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

function timesOf({ doc }: Transform): number[] {
  const times: number[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'utterance')
      times.push(...wordsOfUtterance(node).map((word) => Math.round(word.start)));
    return !node.isTextblock;
  });
  return times;
}

const place = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.record({ kind: fc.constantFrom('assign', 'split', 'join'), at: place, length: place });

test('coding and the times of the words survive assigning, splitting and merging', () => {
  fc.assert(
    fc.property(place, place, fc.array(step, { maxLength: 12 }), (from, length, steps) => {
      const tr = start();
      const at = (share: number) => 1 + Math.floor(share * (tr.doc.content.size - 2));
      const [first, last] = [
        at(from),
        Math.min(at(from) + 1 + Math.floor(length * 40), tr.doc.content.size - 1),
      ];
      applyHighlight(tr, first, last, 'h1');
      const coded = squeezed(textOfHighlight(tr.doc, 'h1'));
      const times = timesOf(tr);
      for (const one of steps) {
        const position = at(one.at);
        const end = Math.min(position + Math.floor(one.length * 30), tr.doc.content.size - 1);
        const { parent, parentOffset } = tr.doc.resolve(position);
        // People split between words.
        const isBetween = parent.textBetween(0, parentOffset).endsWith(' ');
        if (one.kind === 'assign' && position === end)
          assignSpeaker(tr, { from: position, to: end }, { id: 'speaker-2', name: '' });
        if (one.kind === 'split' && isBetween) splitUtterance(tr, position);
        if (one.kind === 'join') joinUtterances(tr, position - parentOffset);
        expect(squeezed(textOfHighlight(tr.doc, 'h1'))).toBe(coded);
      }
      expect(timesOf(tr)).toEqual(times);
    }),
  );
});

test('a highlight over two paragraphs is one piece when they are merged', () => {
  const tr = start();
  const first = tr.doc.child(0).nodeSize;
  applyHighlight(tr, 5, first + 7, 'h1');
  expect(joinUtterances(tr, first + 1)).toBe(true);
  expect(textOfHighlight(tr.doc, 'h1')).toBe('van came at nine. Nobody');
});

test('selected words are given to somebody with their highlight on them', () => {
  const tr = start();
  applyHighlight(tr, 5, 13, 'h1');
  assignSpeaker(tr, { from: 5, to: 13 }, { id: 'speaker-2', name: '' });
  expect(squeezed(textOfHighlight(tr.doc, 'h1'))).toBe('vancame');
  expect([0, 1, 2].map((index) => tr.doc.child(index).attrs['speakerId'])).toEqual([
    'speaker-1',
    'speaker-2',
    'speaker-1',
  ]);
});
