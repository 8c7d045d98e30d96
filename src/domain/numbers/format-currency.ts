import { groupDigits } from '#domain/limits/text-limit.ts';

/** Whole cents in, "$1,234.50" out. */
export function formatCents(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const dollars = groupDigits(Math.floor(whole / 100));
  const rest = (whole % 100).toString().padStart(2, '0');
  return `${cents < 0 && whole > 0 ? '-' : ''}$${dollars}.${rest}`;
}
