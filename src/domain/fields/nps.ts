import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const npsClasses = ['Detractor', 'Passive', 'Promoter'] as const;
export type NpsClass = (typeof npsClasses)[number];
export const npsRange = { min: 0, max: 10 } as const;

export function parseNps(input: string): Parsed<number> {
  const text = input.trim();
  const score = Number(text);
  const isScore = /^\d{1,2}$/.test(text) && score >= npsRange.min && score <= npsRange.max;
  return isScore ? accepted(score) : refused('Enter a whole number from 0 to 10');
}

export const lowestPassive = 7;
export const lowestPromoter = 9;

export function npsClass(score: number): NpsClass {
  if (score < lowestPassive) return 'Detractor';
  return score < lowestPromoter ? 'Passive' : 'Promoter';
}
