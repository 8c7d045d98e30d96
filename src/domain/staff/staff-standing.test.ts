import { expect, test } from 'vitest';
import { staffStanding } from './staff-standing.ts';

const now = new Date('2026-03-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const domains = ['hark.example', '@support.hark.example'];

test.each([
  ['mia@hark.example', ago(0), 'staff'],
  ['mia@hark.example', ago(900), 'staff'],
  ['mia@hark.example', ago(901), 'proofDue'],
  ['mia@hark.example', null, 'proofDue'],
  ['Mia@HARK.example', ago(1), 'staff'],
  ['mia@support.hark.example', ago(1), 'staff'],
  ['mia@evil.hark.example', ago(1), 'none'],
  ['mia@hark.example.evil.example', ago(1), 'none'],
  ['mia@nothark.example', ago(1), 'none'],
  ['mia', ago(1), 'none'],
])('%s with a second proof at %s is %s', (email, secondFactorAt, standing) => {
  expect(staffStanding({ email, secondFactorAt }, domains, now)).toBe(standing);
});

test('without a configured domain nobody is staff', () => {
  expect(staffStanding({ email: 'mia@hark.example', secondFactorAt: now }, [], now)).toBe('none');
  expect(staffStanding({ email: 'mia', secondFactorAt: now }, [''], now)).toBe('none');
});
