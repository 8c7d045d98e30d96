import { expect, test } from 'vitest';
import { readTimestamp } from '#server/platform/db/read-timestamp.ts';
import { writeInstant } from './write-instant.ts';

test('instants are written as the platform writes them', () => {
  const times = [0, -1, 999, 1_000, 59_999, 86_399_999, 86_400_000, 951_782_400_007, 253_402_300_799_999];
  for (const time of [...times, ...times.map((one) => -one), 8.64e15, -62_198_755_200_000]) {
    expect(writeInstant(new Date(time))).toBe(new Date(time).toISOString());
  }
  expect(() => writeInstant(new Date(Number.NaN))).toThrow(RangeError);
});

test('instants of the database are read as the driver reads them', () => {
  const read = [
    '2026-11-15 15:27:26.123456+00',
    '2026-11-15 15:27:26.12+00',
    '2026-11-15 15:27:26.1+00',
    '2026-11-15 15:27:26+00',
    '1999-12-31 23:59:59.999999+00',
    '2024-02-29 00:00:00.0005+00',
    '2026-11-15 15:27:26.5+05:30',
    '2026-11-15 15:27:26-03',
    '0099-01-02 03:04:05+00',
    '12026-01-02 03:04:05.678+00',
    '0044-03-15 12:00:00+00 BC',
  ].map((text) => (readTimestamp(text) as Date).toISOString());
  expect(read).toEqual([
    '2026-11-15T15:27:26.123Z',
    '2026-11-15T15:27:26.120Z',
    '2026-11-15T15:27:26.100Z',
    '2026-11-15T15:27:26.000Z',
    '1999-12-31T23:59:59.999Z',
    '2024-02-29T00:00:00.000Z',
    '2026-11-15T09:57:26.500Z',
    '2026-11-15T18:27:26.000Z',
    '0099-01-02T03:04:05.000Z',
    '+012026-01-02T03:04:05.678Z',
    '-000043-03-15T12:00:00.000Z',
  ]);
  expect(readTimestamp('infinity')).toBe(Infinity);
});
