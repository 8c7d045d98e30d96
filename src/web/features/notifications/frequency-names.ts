import { followFrequencies, type FollowFrequency } from '#domain/notifications/follows.ts';

const names = { DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly' } as const satisfies Record<
  FollowFrequency,
  string
>;

export function frequencyName(frequency: FollowFrequency): string {
  return names[frequency];
}

/** The most frequent first. */
export const frequencyOptions = followFrequencies
  .toReversed()
  .map((frequency) => ({ value: frequency, label: names[frequency] }));
