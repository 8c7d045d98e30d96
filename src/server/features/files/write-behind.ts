import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

const batchBytes = 2 * 1024 ** 2;
const syncEveryBytes = 32 * 1024 ** 2;

/**
 * Writes to a file from a position on and has it brought to the disk while more comes. Another server may still write a
 * piece that its sender gave up: where each byte has its place, both write the same. Left to the end, gigabytes in the
 * memory of the system would be written at once, and everything else that waits for the disk, as a database does at
 * each commit, would wait for all of them.
 */
export function writeBehind(handle: FileHandle, start: number): Writable {
  let position = start;
  let unsynced = 0;
  let broken: unknown;
  let syncing = Promise.resolve();

  /** The file never runs further ahead of the disk than twice the step. */
  async function sync(): Promise<void> {
    unsynced = 0;
    await handle.datasync().catch((error: unknown) => {
      broken ??= error;
    });
  }

  /** By the handle, which waits for what is under way before it closes: its number may then be another file's. */
  async function write(chunks: Buffer[]): Promise<void> {
    let rest = chunks;
    while (rest.length > 0) {
      const { bytesWritten } = await handle.writev(rest, position);
      position += bytesWritten;
      unsynced += bytesWritten;
      rest = after(rest, bytesWritten);
    }
    if (broken) throw broken;
    if (unsynced < syncEveryBytes) return;
    await syncing;
    syncing = sync();
  }

  const take = callbackify(write);
  return new Writable({
    highWaterMark: batchBytes,
    write: (chunk: Buffer, _encoding, done) => take([chunk], done),
    writev: (chunks, done) =>
      take(
        chunks.map(({ chunk }: { chunk: Buffer }) => chunk),
        done,
      ),
    final: callbackify(async () => {
      await syncing;
      if (broken) throw broken;
    }),
  });
}

/** The system may take fewer bytes than it was given. */
function after(chunks: Buffer[], written: number): Buffer[] {
  let skip = written;
  return chunks.flatMap((chunk) => {
    const part = chunk.subarray(Math.min(skip, chunk.length));
    skip -= chunk.length - part.length;
    return part.length > 0 ? [part] : [];
  });
}
