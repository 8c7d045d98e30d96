import { strToU8, unzipSync, zipSync } from 'fflate';

const mostEntries = 5000;
const mostBytes = 200_000_000;
const mostRatio = 200;
/** The texts of a workbook: a library makes many times their size of them, all at once. */
const mostSharedTexts = 50_000_000;

/**
 * The entries that are wanted and no longer than that, unless the archive is made to grow beyond all measure. Names are
 * only compared.
 */
export function openZip(
  bytes: Uint8Array,
  wanted: (name: string, size: number) => boolean,
  longest = mostBytes,
): Map<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const found = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries += 1;
      total += originalSize;
      const isBomb = originalSize > 1_000_000 && originalSize / Math.max(1, size) > mostRatio;
      if (entries > mostEntries || total > mostBytes || isBomb) throw new Error(zipBomb);
      return originalSize <= longest && wanted(name, originalSize);
    },
  });
  return new Map(Object.entries(found));
}

export const zipBomb = 'This document would take too much space when opened';

/**
 * The same archive for a library that opens it by itself, with nothing but its XML. Entries are as long as they say:
 * one that claims a thousand bytes and holds a billion is cut off here. Entries that are named only have their name in
 * the place of their bytes.
 */
export function repackZip(
  bytes: Uint8Array,
  { isNamed = () => false, most = mostBytes }: { isNamed?: (name: string) => boolean; most?: number } = {},
): Buffer {
  const names: [string, Uint8Array][] = [];
  const parts = openZip(bytes, (name, size) => {
    if (/sharedStrings\.xml$/i.test(name) && size > mostSharedTexts) throw new Error(zipBomb);
    if (isNamed(name)) names.push([name, strToU8(name)]);
    return /\.(?:xml|rels|vml)$/i.test(name);
  });
  const total = [...parts.values()].reduce((sum, { length }) => sum + length, 0);
  if (total > most) throw new Error(zipBomb);
  return Buffer.from(zipSync(Object.fromEntries([...parts, ...names]), { level: 0 }));
}
