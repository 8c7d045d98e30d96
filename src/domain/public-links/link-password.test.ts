import { expect, test } from 'vitest';
import { parseLinkPassword } from './link-password.ts';

test('8 to 128 characters, exactly as typed', () => {
  expect(parseLinkPassword(' spaced ')).toEqual({ ok: true, value: ' spaced ' });
  expect(parseLinkPassword('🦜'.repeat(8)).ok).toBe(true);
  expect(parseLinkPassword('x'.repeat(128)).ok).toBe(true);
  expect(parseLinkPassword('x'.repeat(7))).toEqual({
    ok: false,
    message: 'Password must have at least 8 characters',
  });
  expect(parseLinkPassword('x'.repeat(129))).toEqual({
    ok: false,
    message: 'Password must have at most 128 characters',
  });
});
