export const randomDigitsMax = 15;

/** `random` answers numbers from 0 up to but not including 1. Leading zeros stay, hence text. */
export function randomDigits(count: number, random: () => number): string {
  if (count > randomDigitsMax) throw new RangeError('Too many random digits requested');
  if (!Number.isInteger(count) || count < 1) throw new RangeError('Ask for at least one random digit');
  return Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
}
