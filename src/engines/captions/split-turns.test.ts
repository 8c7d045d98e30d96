import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TranscriptWord } from '#domain/transcripts/transcript.ts';
import { splitTurns, splitVoices } from './split-turns.ts';

/** A word each half second; `|` is a pause of two. */
function said(text: string, from = 0): TranscriptWord[] {
  let at = from;
  return text.split(' ').flatMap((word) => {
    if (word === '|') at += 2;
    else at += 0.5;
    return word === '|' ? [] : [{ text: word, start: at - 0.4, end: at }];
  });
}

const lines = (parts: ReturnType<typeof splitTurns>) =>
  parts.map(({ words }) => words.map(({ text }) => text).join(' '));

test('a pause ends a paragraph after a sentence, never inside one', () => {
  expect(lines(splitTurns(said('How is it? | Slow. And | slow again. | Why?')))).toEqual([
    'How is it?',
    'Slow. And slow again.',
    'Why?',
  ]);
});

test('a long paragraph ends with its sentence, however long that is', () => {
  const long = Array.from({ length: 80 }, () => 'so').join(' ');
  expect(lines(splitTurns(said(`It began. ${long} done. Next one.`)))).toEqual([
    `It began. ${long} done.`,
    'Next one.',
  ]);
});

test('short forms end no sentence', () => {
  expect(lines(splitTurns(said('I met Dr. | Who, e.g. | in Bern. | Then?')))).toEqual([
    'I met Dr. Who, e.g. in Bern.',
    'Then?',
  ]);
});

test('words without any sign are cut at their longest pause', () => {
  const words = Array.from({ length: 140 }, (_, at) => (at === 70 ? '| ja' : 'ja')).join(' ');
  expect(splitTurns(said(words)).map((part) => part.words.length)).toEqual([70, 70]);
});

test('every cut is behind the end of a sentence, and no word is lost', () => {
  const word = fc.constantFrom('so', 'Yes.', 'it', 'Why?', 'Then', '|');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 100 }), (all) => {
      const words = said(all.join(' '));
      const parts = splitTurns(words);
      expect(parts.flatMap((part) => part.words)).toEqual(words);
      for (const part of parts.slice(0, -1)) expect(part.words.at(-1)?.text).toMatch(/[.?]$/);
    }),
  );
});

test('two channels are two voices, in the order in which they begin', () => {
  const parts = splitVoices([said('Hello there. | | | Good.'), said('Hi.', 3)]);
  expect(parts.map(({ voice, words }) => [voice, words[0]?.text])).toEqual([
    [1, 'Hello'],
    [2, 'Hi.'],
    [1, 'Good.'],
  ]);
});
