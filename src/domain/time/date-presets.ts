export const datePresets = [
  'thisWeek',
  'thisMonth',
  'thisQuarter',
  'thisYear',
  'last7Days',
  'last14Days',
  'last28Days',
  'last90Days',
  'last180Days',
  'allTimeNoRange',
  'custom',
] as const;
export type DatePreset = (typeof datePresets)[number];
