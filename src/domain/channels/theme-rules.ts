import { parseText } from '#domain/limits/text-limit.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Parsed } from '#domain/parsed/parsed.ts';
import type { Sensitivity } from '#domain/ai/clustering.ts';

/** How near a point must be to a theme's middle; a relaxed channel takes in more. */
const cuts: Readonly<Record<Sensitivity, number>> = { 1: 0.58, 2: 0.54, 3: 0.5, 4: 0.42, 5: 0.35 };

export function assignmentCut(sensitivity: Sensitivity): number {
  return cuts[sensitivity];
}

const earlySignalPoints = 20;
const earlySignalPeople = 5;

export type ThemeFacts = {
  readonly pointCount: number;
  /** Distinct participants; 0 where none is known, which says nothing. */
  readonly peopleCount: number;
  /** Of its oldest data point; null without any. */
  readonly firstDay: Date | null;
};

/** Little, of few people or of a day: shown, and said to be early. */
export function isEarlySignal({ pointCount, peopleCount, firstDay }: ThemeFacts, now: Date): boolean {
  if (pointCount < earlySignalPoints || firstDay === null) return true;
  if (peopleCount > 0 && peopleCount < earlySignalPeople) return true;
  return now.getTime() - firstDay.getTime() < dayMs;
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
