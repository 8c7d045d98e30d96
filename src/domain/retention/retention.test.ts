import { describe, expect, test } from 'vitest';
import { isOf } from '#domain/codec/codec.ts';
import { addInterval, intervalCodec, intervalFields } from './interval.ts';
import { isPastRetention, parseRetentionDays, retentionDays, retentionEndsAt } from './retention.ts';

describe('retention', () => {
  test('choices', () => {
    expect(retentionDays).toEqual([30, 60, 90, 180, 365]);
    expect(retentionDays.every((days) => parseRetentionDays(days).ok)).toBe(true);
  });

  test.each([0, 29, 31, 364, 366, 30.5, Number.NaN])('refuses %s', (days) => {
    expect(parseRetentionDays(days)).toEqual({ ok: false, message: 'Choose 30, 60, 90, 180 or 365 days' });
  });

  test('ends to the millisecond', () => {
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const end = new Date('2026-01-31T00:00:00Z');
    expect(retentionEndsAt(createdAt, 30)).toEqual(end);
    expect(isPastRetention(createdAt, 30, end)).toBe(true);
    expect(isPastRetention(createdAt, 30, new Date(end.getTime() - 1))).toBe(false);
    expect(isPastRetention(createdAt, null, new Date('2999-01-01'))).toBe(false);
  });
});

describe('interval', () => {
  test('fields', () => {
    expect(intervalFields).toEqual(['days', 'hours', 'minutes', 'months', 'seconds', 'years']);
    expect(isOf(intervalCodec, Object.fromEntries(intervalFields.map((field) => [field, 1])))).toBe(true);
    expect(isOf(intervalCodec, {})).toBe(true);
    expect(isOf(intervalCodec, { days: -1 })).toBe(false);
  });

  test.each([
    [{}, '2026-01-31T10:00:00.000Z'],
    [{ days: 1 }, '2026-02-01T10:00:00.000Z'],
    [{ months: 1 }, '2026-02-28T10:00:00.000Z'],
    [{ years: 2, months: 1 }, '2028-02-29T10:00:00.000Z'],
    [{ months: 1, days: 1 }, '2026-03-01T10:00:00.000Z'],
    [{ hours: 14, minutes: 1, seconds: 2 }, '2026-02-01T00:01:02.000Z'],
  ])('%j after 31 January', (interval, expected) => {
    expect(addInterval(new Date('2026-01-31T10:00:00Z'), interval).toISOString()).toBe(expected);
  });
});
