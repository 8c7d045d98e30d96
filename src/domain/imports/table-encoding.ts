export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TableEncoding = (typeof tableEncodings)[number];

/** From the first bytes of a file: its mark, the pattern of its zeros, else whether it reads as UTF-8. */
export function encodingOf(bytes: Uint8Array): TableEncoding {
  return utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The mark of UTF-16, or the zeros that every other byte of plain letters is in it. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = zeroShares(bytes);
  if (zeros.odd > 0.3 && zeros.even < 0.05) return 'utf-16le';
  return zeros.even > 0.3 && zeros.odd < 0.05 ? 'utf-16be' : null;
}

function zeroShares(bytes: Uint8Array): { even: number; odd: number } {
  const counts = [0, 0];
  for (let at = 0; at < bytes.length; at += 1)
    if (bytes[at] === 0) counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  const half = Math.max(1, bytes.length / 2);
  return { even: (counts[0] ?? 0) / half, odd: (counts[1] ?? 0) / half };
}

/** A character cut off by the end of the piece is no fault of the file. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const length = lengthOf(bytes[at] ?? 0);
    if (length === 0) return false;
    for (let more = 1; more < length; more += 1) {
      if (at + more >= bytes.length) return true;
      if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return false;
    }
    at += length;
  }
  return true;
}

function lengthOf(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  return lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
}
