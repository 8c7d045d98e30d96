import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Bytes; units are base 1000. */
export type SizeLimit = { readonly name: string; readonly max: number };

export const sizeLimits = {
  gifAttachment: { name: 'GIF image', max: 2_000_000 },
  attachment: { name: 'File', max: 1e10 },
  upload: { name: 'Upload', max: 10_000_000 },
  dataset: { name: 'Dataset', max: 10_000_000_000 },
} as const satisfies Record<string, SizeLimit>;

/** Units of the serialised rectangle, which is stored in an indexed column. */
export const maxPdfHighlightRect = 17_000;

/** Most units of text that one summary reads. */
export const summaryCap = 5000;

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
