import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const daysOf = (value?: string) => readEnv({ HARK_AUDIT_DAYS: value }, '/srv').auditDays;

test('the audit log is kept for two years, for the days that are set, or for ever', () => {
  expect(daysOf()).toBe(730);
  expect(daysOf('365')).toBe(365);
  expect(daysOf('0')).toBeUndefined();
});

test('less than a year stops the start', () => {
  expect(() => daysOf('364')).toThrow(
    'HARK_AUDIT_DAYS must be 365 or more, or 0 to keep the audit log for ever.',
  );
});
