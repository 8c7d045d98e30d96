export const regionIds = ['US_A', 'US_B', 'EU_A', 'AU_A'] as const;
export type RegionId = (typeof regionIds)[number];

export const regionGroups = ['United States', 'Europe', 'Australia'] as const;
export type RegionGroup = (typeof regionGroups)[number];

export type Region = {
  readonly id: RegionId;
  readonly location: string;
  readonly place: string;
  readonly group: RegionGroup;
};

export const regions: Readonly<Record<RegionId, Region>> = {
  US_A: { id: 'US_A', location: 'us-east-1', place: 'North Virginia', group: 'United States' },
  US_B: { id: 'US_B', location: 'us-east-2', place: 'Ohio', group: 'United States' },
  EU_A: { id: 'EU_A', location: 'eu-west-1', place: 'Ireland', group: 'Europe' },
  AU_A: { id: 'AU_A', location: 'ap-southeast-2', place: 'Sydney', group: 'Australia' },
};

/** As people read it. */
export function regionName(id: RegionId): string {
  const { group, place } = regions[id];
  return `${group} (${place})`;
}

export const defaultRegionId: RegionId = 'US_B';

/** The lower-case spelling that the query API uses for where data lives. */
export const dataResidencies = ['us_a', 'us_b', 'eu_a', 'au_a'] as const;
export type DataResidency = (typeof dataResidencies)[number];
