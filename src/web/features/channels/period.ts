import { datePresets, type DatePreset } from '#domain/time/date-presets.ts';
import { dayRangeOf, instantsOf } from '#domain/time/date-range.ts';

export type ShownPeriod = Exclude<DatePreset, 'custom'>;
export const shownPeriods = datePresets.filter((preset): preset is ShownPeriod => preset !== 'custom');

export const periodLabels: Readonly<Record<ShownPeriod, string>> = {
  thisWeek: 'This week',
  thisMonth: 'This month',
  thisQuarter: 'This quarter',
  thisYear: 'This year',
  last7Days: 'Last 7 days',
  last14Days: 'Last 14 days',
  last28Days: 'Last 28 days',
  last90Days: 'Last 90 days',
  last180Days: 'Last 180 days',
  allTimeNoRange: 'All time',
};

/** The days that an address asks for; the router drops what is no range. */
export type PeriodHash = {
  readonly preset?: DatePreset | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Only what says something about the period: the rest of an address belongs to the page it was on. */
export function periodHashOf({ preset, from, to }: PeriodHash): PeriodHash {
  return {
    ...(preset !== undefined && { preset }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

export function daysHash({ from, to }: { from: string; to: string }): PeriodHash {
  return { preset: 'custom', from, to };
}

/** The period that a page shows as its links have to say it: where they lead, another one may be usual. */
export function shownPeriodHash({ preset, from, to }: PeriodHash, usual: ShownPeriod): PeriodHash {
  if (preset !== undefined && preset !== 'custom') return { preset };
  return from !== undefined && to !== undefined ? daysHash({ from, to }) : { preset: usual };
}

export type Instants = { readonly from: string; readonly to: string };

/** As two moments; null where all time is asked for, or nothing and no other choice is usual. */
export function periodOf(hash: PeriodHash, now: Date, usual: ShownPeriod): Instants | null {
  const hasDays = hash.from !== undefined && hash.to !== undefined;
  // An address whose days were dropped asks for nothing.
  const preset = hash.preset === 'custom' ? undefined : hash.preset;
  const range = dayRangeOf(preset ?? (hasDays ? 'custom' : usual), now, hash);
  if (!range) return null;
  const { from, to } = instantsOf(range);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** For charts, which need two ends: every day that a data point can have. */
export const allTime: Instants = { from: '1900-01-01T00:00:00.000Z', to: '2201-01-01T00:00:00.000Z' };
