import { describe, expect, test } from 'vitest';
import {
  isOneTimeCodeAlive,
  oneTimeCodeDigits,
  oneTimeCodeLifetimeSeconds,
  oneTimeCodeMaxTries,
  parseOneTimeCode,
} from './one-time-code.ts';
import { bearerTokenSeconds, sessionSeconds } from './session-lifetimes.ts';

describe('one-time code', () => {
  test('figures', () => {
    expect([oneTimeCodeDigits, oneTimeCodeMaxTries, oneTimeCodeLifetimeSeconds]).toEqual([6, 5, 600]);
    expect([sessionSeconds, bearerTokenSeconds]).toEqual([604800, 300]);
  });

  test.each(['012345', ' 012 345 ', '012-345'])('reads %j', (text) => {
    expect(parseOneTimeCode(text)).toEqual({ ok: true, value: '012345' });
  });

  test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('refuses %j', (text) => {
    expect(parseOneTimeCode(text)).toEqual({ ok: false, message: 'Enter the 6-digit code' });
  });

  test.each([
    ['fresh', 0, 0, false, true],
    ['last second', 599_999, 0, false, true],
    ['ten minutes old', 600_000, 0, false, false],
    ['four tries', 0, 4, false, true],
    ['five tries', 0, 5, false, false],
    ['used', 0, 0, true, false],
  ])('%s', (_, age, tries, used, alive) => {
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const now = new Date(createdAt.getTime() + age);
    expect(isOneTimeCodeAlive({ createdAt, tries, used }, now)).toBe(alive);
  });
});
