import { refine, integer } from '#domain/codec/primitives.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const max = countLimits.searchResults.max;

export const pageLimitCodec = refine(integer, `integer from 0 to ${max}`, isPageLimit);
export const offsetCodec = refine(integer, 'offset', (offset) => offset >= 0);

export function checkPageLimit(limit: number): Parsed<number> {
  return isPageLimit(limit) ? accepted(limit) : refused(`A page must have 0 to ${max} results`);
}

function isPageLimit(limit: number): boolean {
  return Number.isInteger(limit) && limit >= 0 && limit <= max;
}
