import { groupDigits } from '#domain/limits/text-limit.ts';

/** '1 project', '1,204 projects'. */
export function countLabel(count: number, thing: string): string {
  return `${groupDigits(count)} ${thing}${count === 1 ? '' : 's'}`;
}
