import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';

const batchBytes = 2 * 1024 ** 2;
const syncEveryBytes = 32 * 1024 ** 2;

/**
 * Writes to the end of a file and has it brought to the disk while more comes. Left to the end, gigabytes in the
 * memory of the system would be written at once, and everything else that waits for the disk, as a database does at
 * each commit, would wait for all of them.
 */
export function writeBehind(handle: FileHandle): Writable {
  let unsynced = 0;
  let syncing: { resume: (() => void) | undefined } | undefined;
  let broken: Error | null = null;

  function sync(): void {
    unsynced = 0;
    const running: NonNullable<typeof syncing> = { resume: undefined };
    syncing = running;
    const end = (error: unknown): void => {
      syncing = undefined;
      if (error instanceof Error) broken ??= error;
      running.resume?.();
    };
    handle.datasync().then(end, end);
  }

  /** The file never runs further ahead of the disk than twice the step. */
  function settle(done: (error: Error | null) => void): void {
    if (broken || unsynced < syncEveryBytes) return done(broken);
    if (!syncing) {
      sync();
      return done(null);
    }
    syncing.resume = () => settle(done);
  }

  /** By the handle, which waits for what is under way before it closes: its number may then be another file's. */
  function write(chunks: Buffer[], done: (error: Error | null) => void): void {
    handle.writev(chunks).then(({ bytesWritten }) => {
      unsynced += bytesWritten;
      const rest = after(chunks, bytesWritten);
      return rest.length > 0 ? write(rest, done) : settle(done);
    }, done);
  }

  return new Writable({
    highWaterMark: batchBytes,
    decodeStrings: true,
    write: (chunk: Buffer, _encoding, done) => write([chunk], done),
    writev: (chunks, done) =>
      write(
        chunks.map(({ chunk }: { chunk: Buffer }) => chunk),
        done,
      ),
    final(done) {
      if (syncing) syncing.resume = () => done(broken);
      else done(broken);
    },
  });
}

/** The system may take fewer bytes than it was given. */
function after(chunks: readonly Buffer[], written: number): Buffer[] {
  let skip = written;
  return chunks.flatMap((chunk) => {
    const part = chunk.subarray(Math.min(skip, chunk.length));
    skip -= chunk.length - part.length;
    return part.length > 0 ? [part] : [];
  });
}
