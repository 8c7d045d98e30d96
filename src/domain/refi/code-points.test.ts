import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointsOf } from './code-points.ts';

test('an emoji is one character of the standard and two of JavaScript', () => {
  const points = codePointsOf('a😀b😀');
  expect([0, 1, 3, 4, 6].map(points.at)).toEqual([0, 1, 2, 3, 4]);
  expect([0, 1, 2, 3, 4, 9].map(points.offsetOf)).toEqual([0, 1, 3, 4, 6, 6]);
});

test('every place of every text leads there and back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const points = codePointsOf(text);
      let offset = 0;
      for (const [point, character] of [...Array.from(text), ''].entries()) {
        expect(points.at(offset)).toBe(point);
        expect(points.offsetOf(point)).toBe(offset);
        offset += character.length;
      }
    }),
  );
});
