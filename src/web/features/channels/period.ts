import type { DatePreset } from '#domain/time/date-presets.ts';
import { dayRangeOf, instantsOf } from '#domain/time/date-range.ts';

export const shownPeriods = [
  'last7Days',
  'last28Days',
  'last90Days',
  'last180Days',
  'allTimeNoRange',
] as const;
export type ShownPeriod = (typeof shownPeriods)[number];

export const periodLabels: Readonly<Record<ShownPeriod, string>> = {
  last7Days: 'Last 7 days',
  last28Days: 'Last 28 days',
  last90Days: 'Last 90 days',
  last180Days: 'Last 180 days',
  allTimeNoRange: 'All time',
};

/** What the address asks for, as two moments. All time begins before anybody wrote reviews. */
export function periodOf(
  hash: { preset?: DatePreset | undefined; from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: string; to: string } {
  const preset = hash.preset ?? (hash.from !== undefined && hash.to !== undefined ? 'custom' : 'last90Days');
  const range = dayRangeOf(preset, now, hash);
  const { from, to } = range
    ? instantsOf(range)
    : {
        from: new Date('2000-01-01T00:00:00Z'),
        to: instantsOf({ from: '2000-01-01', to: now.toISOString().slice(0, 10) }).to,
      };
  return { from: from.toISOString(), to: to.toISOString() };
}
