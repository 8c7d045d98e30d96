import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { widthOf, wrapWords } from './wrap-words.ts';

const size = { size: 10 };

test('lines break between words, and where somebody broke them', () => {
  expect(wrapWords('the milk was warm', 56, size)).toEqual(['the milk', 'was warm']);
  expect(wrapWords('one\n\ntwo', 50, size)).toEqual(['one', '', 'two']);
  expect(wrapWords('', 50, size)).toEqual(['']);
});

test('a word that is too long breaks inside', () => {
  expect(wrapWords('iiiiiiiiii', 13, size)).toEqual(['iiiii', 'iiiii']);
  expect(wrapWords('冷蔵庫の牛乳', 20, size)).toEqual(['冷蔵', '庫の', '牛乳']);
});

test('no word is lost and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const lines = wrapWords(text, 60, size);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      for (const line of lines) if (/\s/.test(line)) expect(widthOf(line, size)).toBeLessThanOrEqual(60);
    }),
  );
});
