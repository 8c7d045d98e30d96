import { expect, test } from 'vitest';
import type { HeardWord } from '#domain/transcripts/transcript.ts';
import { splitHeard } from './split-heard.ts';

function said(...turns: readonly (readonly [number | undefined, string])[]): HeardWord[] {
  return turns
    .flatMap(([voice, text]) => text.split(' ').map((word) => ({ voice, word })))
    .map(({ voice, word }, at) => ({
      text: word,
      start: at,
      end: at + 0.5,
      ...(voice !== undefined && { voice }),
    }));
}

const lines = (words: readonly HeardWord[]) =>
  splitHeard(words).map(({ voice, words: own }) => [voice, own.map(({ text }) => text).join(' ')]);

test('a change of voice ends a paragraph, also inside a sentence', () => {
  expect(lines(said([1, 'Was it'], [2, 'No. It was'], [1, 'easy?']))).toEqual([
    [1, 'Was it'],
    [2, 'No. It was'],
    [1, 'easy?'],
  ]);
});

test('a word that nobody was told for stays with the voice before it, the first with the first voice', () => {
  expect(lines(said([undefined, 'Well,'], [2, 'hello'], [undefined, 'there.'], [1, 'Hi.']))).toEqual([
    [2, 'Well, hello there.'],
    [1, 'Hi.'],
  ]);
});

test('one voice is nobody in particular', () => {
  const [part] = splitHeard(said([1, 'All alone.']));
  expect(part).toEqual({
    speaker: '',
    start: 0,
    end: 1.5,
    words: [
      { text: 'All', start: 0, end: 0.5 },
      { text: 'alone.', start: 1, end: 1.5 },
    ],
  });
});
