import { Transform } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asNode } from '#editor/schema/as-node.ts';
import { assignSpeaker, type SpeakerChoice } from './assign-speaker.ts';
import { listSpeakers } from './place-transcript.ts';
import { newSpeaker, speakerKeys } from './speaker-keys.ts';
import { utteranceNodes } from './utterance-nodes.ts';

const speaker = (id: string, name = ''): SpeakerChoice => ({ id, name });
const keysOf = (speakers: readonly SpeakerChoice[]) =>
  [...speakerKeys(speakers)].toSorted(([a], [b]) => a - b).map(([, { id }]) => id);

test('a key is the speaker’s own number, and the next one is somebody new', () => {
  expect(keysOf([])).toEqual(['speaker-1']);
  expect(keysOf([speaker('speaker-2', 'Ben'), speaker('speaker-1', 'Ada')])).toEqual([
    'speaker-1',
    'speaker-2',
    'speaker-3',
  ]);
  expect(keysOf([speaker('speaker-3')])).toEqual(['speaker-1', 'speaker-2', 'speaker-3', 'speaker-4']);
  expect(newSpeaker([speaker('speaker-3')])).toEqual(speaker('speaker-4'));
});

test('speakers without a number have the keys that are left, and keep them when somebody new comes', () => {
  const speakers = [speaker('zoe'), speaker('speaker-2'), speaker('ann')];
  expect(keysOf(speakers)).toEqual(['ann', 'speaker-2', 'zoe', 'speaker-4']);
  expect(keysOf([...speakers, newSpeaker(speakers)])).toEqual([
    'ann',
    'speaker-2',
    'zoe',
    'speaker-4',
    'speaker-5',
  ]);
});

test('keys stay with their speakers while paragraphs are assigned', () => {
  const press = fc.record({ paragraph: fc.nat(7), key: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
      const parts = Array.from({ length: 8 }, (_, at) => ({
        speaker: at % 2 === 0 ? 'Ada' : 'Ben',
        start: at,
        end: at + 1,
        words: [{ text: `Word${at}`, start: at, end: at + 1 }],
      }));
      const tr = new Transform(asNode({ type: 'doc', content: utteranceNodes(parts, 'file-1') }));
      for (const { paragraph, key } of presses) {
        const before = speakerKeys(listSpeakers(tr.doc));
        const choice = before.get(key);
        let at = 1;
        for (let index = 0; index < paragraph; index += 1) at += tr.doc.child(index).nodeSize;
        if (choice) assignSpeaker(tr, { from: at, to: at }, choice);
        const after = speakerKeys(listSpeakers(tr.doc));
        for (const [number, { id }] of before) expect(after.get(number)?.id ?? id).toBe(id);
      }
    }),
  );
});
