import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { mergedTable } from '#domain/things/merged.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { SizeLimit } from './size-limit.ts';

export const sizeLimits = mergedTable('sizeLimits');

/** Units of the serialised rectangle, which is stored in an indexed column. */
export const maxPdfHighlightRect = 17_000;

export function checkSize(limit: SizeLimit, bytes: number): Parsed<number> {
  if (!Number.isSafeInteger(bytes) || bytes < 0) return refused(`${limit.name} has no valid size`);
  return bytes > limit.max
    ? refused(`${limit.name} must be at most ${formatBytes(limit.max)}`)
    : accepted(bytes);
}

export function checkPdfHighlightRect(serialised: string): Parsed<string> {
  return serialised.length > maxPdfHighlightRect
    ? refused('This highlight covers too much of the page')
    : accepted(serialised);
}
