import { parseText } from '#domain/limits/text-limit.ts';
import type { Parsed } from '#domain/parsed/parsed.ts';
import type { Sensitivity } from '#domain/ai/clustering.ts';

/** How near a point must be to a theme's middle; a relaxed channel takes in more. */
const cuts: Readonly<Record<Sensitivity, number>> = { 1: 0.58, 2: 0.54, 3: 0.5, 4: 0.42, 5: 0.35 };

export function assignmentCut(sensitivity: Sensitivity): number {
  return cuts[sensitivity];
}

/** Fewer than this is an early signal: shown, and said to be one. */
export const earlySignalPoints = 20;

export function isEarlySignal(pointCount: number): boolean {
  return pointCount < earlySignalPoints;
}

/** Sorting looks at no more than this many at once; the rest is placed by what they show. */
export const sortingSample = 5000;

/** New points that fit no theme are looked at again when so many have gathered, or they are this part of all. */
export const outliersToGather = 20;
export const mostOutliers = 0.25;

const themeTitle = { name: 'Theme title', max: 200, min: 1 } as const;

export function parseThemeTitle(title: string): Parsed<string> {
  return parseText(themeTitle, title);
}
