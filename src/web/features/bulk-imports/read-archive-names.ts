const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;
const entrySize = 46;
/** The end of an archive may be followed by a comment of that length. */
const mostComment = 0xffff;
/** Enough for a hundred thousand names; what lists more is left to the server. */
const mostBytes = 20_000_000;

/** The paths in a ZIP file by its own list at its end, before any of it is sent. Empty where that can’t be read. */
export async function readArchiveNames(file: Blob): Promise<string[]> {
  const tail = await bytesOf(file, Math.max(0, file.size - endSize - mostComment), file.size);
  const end = endOf(tail);
  if (end === null) return [];
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  return size > mostBytes || start + size > file.size
    ? []
    : namesIn(await bytesOf(file, start, start + size));
}

function endOf(tail: DataView): number | null {
  for (let at = tail.byteLength - endSize; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === endSignature) return at;
  return null;
}

function namesIn(list: DataView): string[] {
  const names: string[] = [];
  const text = new TextDecoder();
  for (let at = 0; at + entrySize <= list.byteLength && list.getUint32(at, true) === entrySignature;) {
    const [name, extra, comment] = [28, 30, 32].map((field) => list.getUint16(at + field, true));
    const bytes = new Uint8Array(list.buffer).subarray(at + entrySize, at + entrySize + (name ?? 0));
    names.push(text.decode(bytes));
    at += entrySize + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

async function bytesOf(file: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}
