import { groupDigits } from '#domain/limits/text-limit.ts';

/** 1 highlight, 1,200 highlights. */
export function countOf(count: number, thing: string): string {
  return `${groupDigits(count)} ${thing}${count === 1 ? '' : 's'}`;
}
