import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import type { Env } from '#server/platform/env/env.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StagedFile, Staging } from './staging.ts';
import { fileFolder } from './storage-keys.ts';

/** What is lost at most when a connection ends in the middle of a piece. */
const pieceBytes = 4 * 1024 ** 2;

/**
 * Pieces as objects that say by their names which bytes they hold. A server whose sender gave up may still store one
 * while another goes on: they then overlap, with the same bytes.
 */
export function openBucketStaging(storage: Storage, { dataDir }: Pick<Env, 'dataDir'>): Staging {
  const list = async (file: StagedFile): Promise<Piece[]> => inOrder(await storage.list(folderOf(file)));
  return {
    async bytes(file) {
      return (await list(file)).at(-1)?.end;
    },
    async write(file, position, pour) {
      await pour(writePieces(position, (piece, content) => storage.write(keyOf(file, piece), content)));
    },
    async withWhole(file, run) {
      const work = join(dataDir, 'work', randomUUID());
      await mkdir(work, { recursive: true });
      try {
        const path = join(work, 'upload');
        await pipeline(Readable.from(readPieces(storage, file, await list(file))), createWriteStream(path));
        return await run(path);
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },
    remove: (file) => storage.removeAll(folderOf(file)),
  };
}

type Piece = { readonly start: number; readonly end: number };

function folderOf({ workspaceId, fileId }: StagedFile): string {
  return `${fileFolder(workspaceId, fileId)}/incoming`;
}

function keyOf(file: StagedFile, { start, end }: Piece): string {
  return `${folderOf(file)}/${start}-${end}`;
}

/** Those that follow each other without a gap from the first byte on, each with something new. */
function inOrder(names: readonly string[]): Piece[] {
  const pieces = names
    .map((name) => {
      const [start = NaN, end = NaN] = name.split('-').map(Number);
      return { start, end };
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const found: Piece[] = [];
  for (const piece of pieces) {
    const reached = found.at(-1)?.end ?? 0;
    if (piece.start <= reached && piece.end > reached) found.push(piece);
  }
  return found;
}

async function* readPieces(
  storage: Storage,
  file: StagedFile,
  pieces: readonly Piece[],
): AsyncGenerator<Buffer> {
  let reached = 0;
  for (const piece of pieces) {
    const range = { start: reached - piece.start, end: piece.end - piece.start - 1 };
    yield* await storage.open(keyOf(file, piece), range);
    reached = piece.end;
  }
}

function writePieces(start: number, store: (piece: Piece, content: Buffer) => Promise<unknown>): Writable {
  let position = start;
  let waiting: Buffer[] = [];
  let bytes = 0;
  async function flush(): Promise<void> {
    if (bytes === 0) return;
    await store({ start: position, end: position + bytes }, Buffer.concat(waiting));
    position += bytes;
    waiting = [];
    bytes = 0;
  }
  const take = callbackify(async (chunk: Buffer) => {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  });
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => take(chunk, done),
    final: callbackify(flush),
  });
}
