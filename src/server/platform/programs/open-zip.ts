import { unzipSync, zipSync } from 'fflate';

const mostEntries = 5000;
const mostBytes = 200_000_000;
const mostRatio = 200;

/** The entries that are wanted, unless the archive is made to grow beyond all measure. Names are only compared. */
export function openZip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const found = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries += 1;
      total += originalSize;
      const isBomb = originalSize > 1_000_000 && originalSize / Math.max(1, size) > mostRatio;
      if (entries > mostEntries || total > mostBytes || isBomb) throw new Error(zipBomb);
      return wanted(name);
    },
  });
  return new Map(Object.entries(found));
}

export const zipBomb = 'This document would take too much space when opened';

/**
 * The same archive for a library that opens it by itself, with nothing but its XML. Entries are as long as they say:
 * one that claims a thousand bytes and holds a billion is cut off here.
 */
export function repackZip(bytes: Uint8Array): Buffer {
  const parts = openZip(bytes, (name) => /\.(?:xml|rels|vml)$/i.test(name));
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
}
