export const addOns = [
  'ASK_SEARCH',
  'HIPAA',
  'MAGIC',
  'VIDEO_REDACTIONS',
  'DISABLE_GEN_AI',
  'CHANNELS',
  'RECRUIT',
] as const;
export type AddOn = (typeof addOns)[number];

export const addOnLabels: Readonly<Record<AddOn, string>> = {
  ASK_SEARCH: 'Ask search',
  HIPAA: 'HIPAA',
  MAGIC: 'Magic',
  VIDEO_REDACTIONS: 'Video redactions',
  DISABLE_GEN_AI: 'No generative AI',
  CHANNELS: 'Channels',
  RECRUIT: 'Recruit',
};

export type DataPointsAddOn = {
  readonly reference: string;
  readonly title: string;
  readonly subtitle: string;
  readonly dataPointsPerUnit: number;
};

/** Bought in units on top of a plan. */
export const dataPointsAddOns: readonly DataPointsAddOn[] = [
  {
    reference: 'CHANNEL_DATA_POINTS_2024_10',
    title: 'Channel data points (Oct 2024)',
    subtitle: '10,000 more data points a unit',
    dataPointsPerUnit: 10_000,
  },
  {
    reference: 'CHANNEL_DATA_POINTS_2025_07',
    title: 'Channel data points',
    subtitle: '5,000 more data points a unit',
    dataPointsPerUnit: 5000,
  },
];
