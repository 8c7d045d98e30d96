import { expect, test } from 'vitest';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept, accepted, refused } from './parsed.ts';

test('an accepted value is handed on, also when it is empty', () => {
  expect(accepted(undefined)).toEqual({ ok: true, value: undefined });
  expect(accept(accepted(0))).toBe(0);
});

test('a refusal becomes an error that a person may read', () => {
  expect(refused('Too long')).toEqual({ ok: false, message: 'Too long' });
  expect(() => accept(refused('Too long'))).toThrow(new ValidationError('Too long'));
});
