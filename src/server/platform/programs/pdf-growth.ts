import { createInflate } from 'node:zlib';

export const pdfBomb = 'This PDF would take too much space when opened';

/** A page with a map of a city has ten million bytes of strokes; pictures have limits of their own. */
const mostBytes = 40_000_000;
/** Deflate makes at most so many bytes of one. */
const mostRatio = 1032;

/** Whether something in a PDF other than a picture grows beyond all measure: its reader would inflate it whole. */
export async function growsTooFar(bytes: Uint8Array): Promise<boolean> {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const packed of packedStreams(pdf)) if (await isTooLong(packed)) return true;
  return false;
}

function* packedStreams(pdf: Buffer): Generator<Buffer> {
  for (let at = pdf.indexOf('stream'); at !== -1; at = pdf.indexOf('stream', at + 6)) {
    const end = pdf.indexOf('endstream', at);
    const packed = pdf.subarray(at + 6, end === -1 ? pdf.length : end);
    const before = pdf.subarray(Math.max(0, at - 2000), at).toString('latin1');
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const isPicture = /\/Subtype\s*\/Image\b/.test(dictionary);
    if (packed.length * mostRatio > mostBytes && !isPicture && /\/Fl(?:ateDecode)?\b/.test(dictionary))
      yield packed.subarray(packed[0] === 0x0d ? 2 : 1);
    if (end === -1) return;
    at = end + 3;
  }
}

/** Counted piece by piece and kept nowhere. What is damaged or encrypted grows no further than its reader gets. */
async function isTooLong(packed: Buffer): Promise<boolean> {
  const inflate = createInflate();
  let length = 0;
  inflate.end(packed);
  try {
    for await (const piece of inflate) {
      length += Buffer.isBuffer(piece) ? piece.length : 0;
      if (length > mostBytes) return true;
    }
  } catch {
    return false;
  }
  return false;
}
