import type { TypeOf } from '#domain/codec/codec.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

/** How near two things must be; a higher value lets more together. */
export const sensitivities = [
  { label: 'Very relaxed', value: 5 },
  { label: 'Relaxed', value: 4 },
  { label: 'Standard', value: 3 },
  { label: 'Strict', value: 2 },
  { label: 'Very strict', value: 1 },
] as const;
export type Sensitivity = (typeof sensitivities)[number]['value'];
export const defaultSensitivity: Sensitivity = sensitivities[2].value;

export const clusterCounts = [
  { label: 'Least', value: 3 },
  { label: 'Less', value: 5 },
  { label: 'Standard', value: 10 },
  { label: 'More', value: 15 },
  { label: 'Most', value: 25 },
] as const;
export type ClusterCount = (typeof clusterCounts)[number]['value'];
export const defaultClusterCount: ClusterCount = 15;

/** Under this there is nothing to group. */
export const clusteringMinItems = 5;
/** Up to this two alike make a cluster, above it takes three. */
export const smallClusteringItems = 20;
export const clusterCountMin = 2;
export const clusterCountMax = 50;

export function clusterCountBounds(itemCount: number): { min: number; max: number } | null {
  if (itemCount < clusteringMinItems) return null;
  return { min: clusterCountMin, max: Math.min(clusterCountMax, itemCount - 2) };
}

/** The count to use when a person asked for `wanted`. */
export function clusterCountFor(itemCount: number, wanted: number): number | null {
  const bounds = clusterCountBounds(itemCount);
  return bounds && Math.min(bounds.max, Math.max(bounds.min, Math.round(wanted)));
}

export function parseSensitivity(value: number): Parsed<Sensitivity> {
  const known = sensitivities.find((one) => one.value === value);
  return known ? accepted(known.value) : refused('Sensitivity is a whole number from 1 to 5');
}

export const tooFewToCluster = `Select ${clusteringMinItems} highlights or more`;

/** How many groups to look for among so many: a number that somebody asked for, or null for as many as there are. */
export function parseClusterCount(itemCount: number, wanted: number | null): Parsed<number | null> {
  const bounds = clusterCountBounds(itemCount);
  if (!bounds) return refused(tooFewToCluster);
  if (wanted === null) return accepted(null);
  if (!Number.isInteger(wanted) || wanted < bounds.min || wanted > bounds.max)
    return refused(`Choose from ${bounds.min} to ${bounds.max} groups`);
  return accepted(wanted);
}

export function clusterSizeMinimum(itemCount: number): 2 | 3 {
  return itemCount <= smallClusteringItems ? 2 : 3;
}

export const clusterCodec = object({ highlightIds: array(uuid), title: string }, 'highlight cluster');
export type HighlightCluster = TypeOf<typeof clusterCodec>;

export const clusteringResultCodec = object(
  { data: object({ outliers: clusterCodec, clusters: array(clusterCodec) }, 'clusters') },
  'clustering result',
);
export type ClusteringResult = TypeOf<typeof clusteringResultCodec>;
