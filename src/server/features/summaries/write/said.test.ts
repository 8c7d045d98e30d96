import { expect, test } from 'vitest';
import type { Source } from '#server/features/answering/index.ts';
import { withoutAsked, type Said } from './said.ts';

function said(itemId: string, turns: readonly (readonly [speaker: string, text: string])[]): Said[] {
  const place = {
    start: 0,
    end: 0,
    seconds: null,
    fileId: null,
    page: null,
    opensTurn: true,
    isHeading: false,
  };
  const sentences = turns.map(([speaker, text]) => ({ ...place, speaker, text }));
  const source: Source = {
    number: 1,
    itemId,
    type: 'note',
    parentId: null,
    title: '',
    start: 0,
    end: 0,
    nearness: undefined,
    sentences,
  };
  return sentences.map((sentence) => ({
    text: sentence.text,
    cited: { source, sentence },
    vector: undefined,
    salience: undefined,
    nearness: 0,
  }));
}

test('what the interviewer of each note asks is left out, what others ask stays', () => {
  const left = withoutAsked([
    ...said('first', [
      ['Ines', 'What makes it take that long?'],
      ['Ines', 'And who waits for it then?'],
      ['Oskar', 'Everybody waits, and why do we accept that?'],
    ]),
    ...said('second', [
      ['Oskar', 'How do you keep your notes?'],
      ['Rosa', 'In a folder on my desk.'],
    ]),
  ]);
  expect(left.map(({ text }) => text)).toEqual([
    'Everybody waits, and why do we accept that?',
    'In a folder on my desk.',
  ]);
});
