import { expect, test } from 'vitest';
import { toBase32 } from './base32.ts';
import { findStep, stepAt, totpAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i', (seconds, code) => {
  expect(totpAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a code counts half a minute before and after, and no longer', () => {
  const at = (seconds: number): Date => new Date(seconds * 1000);
  const code = totpAt(secret, stepAt(at(1_234_567_890)));
  const step = stepAt(at(1_234_567_890));
  for (const shift of [-30, 0, 30]) expect(findStep(secret, code, at(1_234_567_890 + shift))).toBe(step);
  for (const shift of [-60, 60]) expect(findStep(secret, code, at(1_234_567_890 + shift))).toBeUndefined();
});

test('base 32 as apps read it', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
});
