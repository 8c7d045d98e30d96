import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';

export type ZipEntry =
  | { readonly path: string; readonly text: string }
  /** A text that may be too long to be in memory. */
  | { readonly path: string; readonly texts: AsyncIterable<string> }
  /** Recordings and pictures, which are packed as they are: they don’t get smaller. */
  | { readonly path: string; readonly bytes: AsyncIterable<Uint8Array> };

/** What the headers of an archive can say. */
const mostBytes = 4_000_000_000;

/** A ZIP file piece by piece; at most one text or one piece of a file is in memory. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  let written = 0;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else ready.push(piece);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const pieces = ready;
    ready = [];
    written += pieces.reduce((sum, { length }) => sum + length, 0);
    if (written > mostBytes) throw new UnprocessableContent('The files are larger than 4 GB together');
    return pieces;
  };
  for await (const one of entries) {
    if ('text' in one) {
      const entry = new ZipDeflate(one.path, { level: 6 });
      zip.add(entry);
      entry.push(new TextEncoder().encode(one.text), true);
    } else if ('texts' in one) {
      const entry = new ZipDeflate(one.path, { level: 6 });
      zip.add(entry);
      for await (const text of one.texts) {
        entry.push(new TextEncoder().encode(text));
        yield* take();
      }
      entry.push(new Uint8Array(0), true);
    } else {
      const entry = new ZipPassThrough(one.path);
      zip.add(entry);
      for await (const piece of one.bytes) {
        entry.push(piece);
        yield* take();
      }
      entry.push(new Uint8Array(0), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}
