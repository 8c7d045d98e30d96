import { describe, expect, test } from 'vitest';
import {
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
});
