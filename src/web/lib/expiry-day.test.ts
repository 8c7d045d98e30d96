import { expect, it } from 'vitest';
import { dayOf, parseExpiryDay } from './expiry-day.ts';

const now = new Date('2026-03-10T12:00:00');

it('counts the chosen day to its end', () => {
  const today = parseExpiryDay('2026-03-10', now);
  expect(today.ok && dayOf(today.value)).toBe('2026-03-10');
  expect(parseExpiryDay('2026-03-09', now)).toEqual({
    ok: false,
    message: 'The expiry date must be in the future',
  });
});

it('never ends without a day', () => {
  expect(parseExpiryDay('', now)).toEqual({ ok: true, value: null });
  expect(dayOf(null)).toBe('');
});
