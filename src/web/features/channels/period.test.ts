import { expect, test } from 'vitest';
import { buildUrl } from '#domain/routes/build-url.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { daysHash, periodOf, shownPeriodHash } from './period.ts';

const now = new Date('2026-03-10T12:00:00Z');
const params = { channelId: '018f4b6e-0000-7000-8000-000000000001' };

function periodAt(days: { from: string; to: string }) {
  const match = parseUrl(buildUrl('channelData', { params, hash: daysHash(days) }));
  return match?.name === 'channelData' ? periodOf(match.hash, now, 'last7Days') : undefined;
}

test('days of a chart come back from the address, the last one whole', () => {
  expect(periodAt({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-03-03T00:00:00.000Z',
  });
});

test('days that are reversed ask for what is usual', () => {
  expect(periodOf({ preset: 'custom' }, now, 'last7Days')).toEqual({
    from: '2026-03-04T00:00:00.000Z',
    to: '2026-03-11T00:00:00.000Z',
  });
});

test('all time has no ends', () => {
  expect(periodOf({}, now, 'allTimeNoRange')).toBeNull();
});

test.each([
  {},
  { preset: 'last7Days' },
  { preset: 'allTimeNoRange' },
  { preset: 'custom' },
  { from: '2026-03-01', to: '2026-03-02' },
  { preset: 'custom', from: '2026-03-01', to: '2026-03-02' },
] as const)('a link leads to the period that the page shows: %o', (hash) => {
  expect(periodOf(shownPeriodHash(hash, 'last90Days'), now, 'allTimeNoRange')).toEqual(
    periodOf(hash, now, 'last90Days'),
  );
});
