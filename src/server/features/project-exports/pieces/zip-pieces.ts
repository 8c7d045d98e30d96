import { Zip, ZipDeflate } from 'fflate';

export type ZipEntry = { readonly path: string; readonly text: string };

/** A ZIP file piece by piece; at most one entry is in memory. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  for await (const { path, text } of entries) {
    const entry = new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(new TextEncoder().encode(text), true);
    yield* ready;
    ready = [];
    if (failure) throw failure;
  }
  zip.end();
  yield* ready;
}
