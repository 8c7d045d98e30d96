import { describe, expect, test } from 'vitest';
import { isExactPhrase, withoutQuotes } from './exact-phrase.ts';
import { parseFilterDate } from './filter-date.ts';
import { relativeDates, resolveRelativeDate } from './relative-dates.ts';
import { resolveUserTokens } from './user-tokens.ts';

const now = new Date('2024-03-31T10:30:00.000Z');

describe('relative dates', () => {
  test.each([
    ['1 hour ago', '2024-03-31T09:30:00.000Z'],
    ['1 week ago', '2024-03-24T10:30:00.000Z'],
    ['2 weeks ago', '2024-03-17T10:30:00.000Z'],
    ['4 weeks ago', '2024-03-03T10:30:00.000Z'],
    ['1 month ago', '2024-02-29T10:30:00.000Z'],
    ['3 months ago', '2023-12-31T10:30:00.000Z'],
    ['6 months ago', '2023-09-30T10:30:00.000Z'],
    ['1 year ago', '2023-03-31T10:30:00.000Z'],
    ['2 years ago', '2022-03-31T10:30:00.000Z'],
  ] as const)('%s', (relative, instant) => {
    expect(resolveRelativeDate(relative, now).toISOString()).toBe(instant);
  });

  test('are exactly nine and leave now as it was', () => {
    expect(relativeDates).toHaveLength(9);
    relativeDates.forEach((relative) => resolveRelativeDate(relative, now));
    expect(now.toISOString()).toBe('2024-03-31T10:30:00.000Z');
  });
});

describe('parseFilterDate', () => {
  test('a date is a whole day, an instant is itself', () => {
    expect(parseFilterDate(' 2024-02-29 ', now)).toEqual({
      from: new Date('2024-02-29T00:00:00.000Z'),
      to: new Date('2024-02-29T23:59:59.999Z'),
    });
    const instant = new Date('2024-02-29T10:00:00.000Z');
    expect(parseFilterDate('2024-02-29T12:00+02:00', now)).toEqual({ from: instant, to: instant });
    expect(parseFilterDate('1 hour ago', now)?.from).toEqual(new Date('2024-03-31T09:30:00.000Z'));
  });

  test.each(['', 'soon', '5 weeks ago', '2023-02-29', '29/02/2024'])('%j is none', (text) => {
    expect(parseFilterDate(text, now)).toBeNull();
  });
});

describe('user tokens', () => {
  test('resolve, each person once', () => {
    const known = { currentUserId: 'me', aiUserId: 'ai' };
    expect(resolveUserTokens(['current user', 'me', 'AI-generated user', 'you'], known)).toEqual([
      'me',
      'ai',
      'you',
    ]);
  });

  test('name nobody for a visitor', () => {
    expect(resolveUserTokens(['current user'], { currentUserId: null, aiUserId: null })).toEqual([]);
  });
});

test.each([
  ['"checkout flow"', true, 'checkout flow'],
  ['say “hello  there” now', true, 'say hello there now'],
  ['plain words', false, 'plain words'],
])('%j', (query, exact, bare) => {
  expect(isExactPhrase(query)).toBe(exact);
  expect(withoutQuotes(query)).toBe(bare);
});
