import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLength } from './length.ts';
import { countCharacters, groupDigits, parseText } from './text-limit.ts';
import { textLimits } from './text-limits.ts';

describe('parseText', () => {
  const five = { name: 'Title', max: 5, min: 2 };
  test.each([
    ['trims', '  abc ', 'abc'],
    ['at the maximum', 'abcde', 'abcde'],
    ['at the minimum', 'ab', 'ab'],
    ['an emoji is one character', '😀😀😀😀😀', '😀😀😀😀😀'],
    ['a combining mark counts', 'e\u0301e\u0301e', 'e\u0301e\u0301e'],
    ['right to left', 'שלום!', 'שלום!'],
    ['CRLF is one character', 'ab\r\ncd', 'ab\ncd'],
    ['blanks at the ends do not count', ' abcde \n', 'abcde'],
  ])('%s', (_, input, value) => {
    expect(parseText(five, input)).toEqual({ ok: true, value });
  });

  test.each([
    ['abcdef', 'Title must be at most 5 characters'],
    ['😀😀😀😀😀😀', 'Title must be at most 5 characters'],
    ['e\u0301e\u0301e\u0301', 'Title must be at most 5 characters'],
    ['a', 'Title must be at least 2 characters'],
    ['   ', 'Title must be at least 2 characters'],
  ])('refuses %j', (input, message) => {
    expect(parseText(five, input)).toEqual({ ok: false, message });
  });

  test('an empty text is named so', () => {
    expect(parseText({ name: 'Name', max: 5, min: 1 }, ' ')).toEqual({
      ok: false,
      message: 'Name must not be empty',
    });
  });

  const pieces = fc.constantFrom(' ', '\r\n', '\n', '\t', 'a', '😀', '\u0301', 'ש');
  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const once = parseText({ name: 'Text', max: 100 }, text);
        expect(once.ok && parseText({ name: 'Text', max: 100 }, once.value)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });
});

test('checkLength keeps the text as it is', () => {
  const limit = { name: 'Content', max: 4 };
  expect(checkLength(limit, ' a\r\n')).toEqual({ ok: true, value: ' a\r\n' });
  expect(checkLength(limit, '😀😀😀😀')).toEqual({ ok: true, value: '😀😀😀😀' });
  expect(checkLength(limit, '12345')).toEqual({
    ok: false,
    message: 'Content must be at most 4 characters',
  });
});

test('digits group by thousands', () => {
  expect([7, 999, 1000, 5_000_000].map(groupDigits)).toEqual(['7', '999', '1,000', '5,000,000']);
});

test('characters are code points', () => {
  expect(countCharacters('a😀\u0301')).toBe(3);
});

describe('textLimits', () => {
  const small = Object.entries(textLimits).filter(([, limit]) => limit.max <= 20_000);
  test.each(small)('%s holds at its bound and not above', (_, limit) => {
    expect(parseText(limit, 'é'.repeat(limit.max)).ok).toBe(true);
    expect(parseText(limit, 'é'.repeat(limit.max + 1)).ok).toBe(false);
    expect(parseText(limit, ' ').ok).toBe(!('min' in limit));
  });

  test('a megabyte text is checked by its length', () => {
    expect(checkLength(textLimits.richText, 'a'.repeat(5_000_000)).ok).toBe(true);
    expect(checkLength(textLimits.richText, 'a'.repeat(5_000_001))).toEqual({
      ok: false,
      message: 'Content must be at most 5,000,000 characters',
    });
  });
});
