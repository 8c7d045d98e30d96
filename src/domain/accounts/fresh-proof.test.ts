import { expect, test } from 'vitest';
import { freshProofOf } from './fresh-proof.ts';

const signedInAt = new Date('2026-11-16T10:00:00Z');
const soon = new Date('2026-11-16T10:14:00Z');
const late = new Date('2026-11-16T10:16:00Z');

test('a password that exists is always asked for', () => {
  expect(freshProofOf({ hasPassword: true, provider: 'PASSWORD', signedInAt }, soon)).toBe('password');
  expect(freshProofOf({ hasPassword: true, provider: 'TEAM_SSO', signedInAt }, soon)).toBe('password');
});

test('without one, a session counts for a quarter of an hour', () => {
  expect(freshProofOf({ hasPassword: false, provider: 'ONE_TIME_CODE', signedInAt }, soon)).toBe('none');
  expect(freshProofOf({ hasPassword: false, provider: 'GOOGLE', signedInAt }, late)).toBe('signIn');
});

test('what a team’s own provider says is no proof for the account', () => {
  expect(freshProofOf({ hasPassword: false, provider: 'TEAM_SSO', signedInAt }, soon)).toBe('signIn');
});
