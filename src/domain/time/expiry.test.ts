import { expect, test } from 'vitest';
import { parseExpiry } from './expiry.ts';

test('an expiry lies in the future or never comes', () => {
  const now = new Date('2026-05-01T12:00:00Z');
  const later = new Date('2026-05-01T12:00:01Z');
  expect(parseExpiry(null, now)).toEqual({ ok: true, value: null });
  expect(parseExpiry(later, now)).toEqual({ ok: true, value: later });
  expect(parseExpiry(now, now)).toEqual({ ok: false, message: 'The expiry date must be in the future' });
});
