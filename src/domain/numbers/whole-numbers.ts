import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const int32Min = -2_147_483_648;
export const int32Max = 2_147_483_647;

export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= int32Min && value <= int32Max;
}

export function parseInt32(text: string): Parsed<number> {
  const trimmed = text.trim();
  const value = /^[+-]?\d{1,10}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  // Adding zero turns -0, which no one means, into 0.
  return isInt32(value)
    ? accepted(value + 0)
    : refused(`Must be a whole number from ${int32Min} to ${int32Max}`);
}

/** Zero counts: that is what the product has always meant by "Positive integer". */
export function isPositiveInteger(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

export function parsePositiveInteger(text: string): Parsed<number> {
  const trimmed = text.trim();
  const value = /^\d{1,16}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return isPositiveInteger(value) ? accepted(value) : refused('Must be a whole number of 0 or more');
}
