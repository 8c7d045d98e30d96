import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, MissingFile, type Storage } from './storage.ts';

/** Files below one folder. A name appears by a rename after the bytes are on the disk, so a crash leaves no half file. */
export function openDiskStorage(root: string): Storage {
  const pathOf = (key: string): string => join(root, checkKey(key));
  const incoming = join(root, '.incoming');

  async function size(key: string): Promise<number | undefined> {
    try {
      return (await stat(pathOf(key))).size;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async function requireThere(key: string): Promise<string> {
    if ((await size(key)) === undefined) throw new MissingFile(key);
    return pathOf(key);
  }

  return {
    size,
    async write(key, content) {
      const target = pathOf(key);
      await mkdir(incoming, { recursive: true });
      const partial = join(incoming, randomUUID());
      try {
        await pipeline(
          content instanceof Readable ? content : Readable.from([content]),
          createWriteStream(partial, { flush: true }),
        );
        const { size: written } = await stat(partial);
        await moveIn(partial, target);
        return written;
      } finally {
        await rm(partial, { force: true });
      }
    },
    async takeIn(key, path) {
      await flush(path);
      await moveIn(path, pathOf(key));
    },
    async open(key, range) {
      return createReadStream(await requireThere(key), { ...range, highWaterMark: 256 * 1024 });
    },
    async withPath(key, run) {
      return run(await requireThere(key));
    },
    async list(prefix) {
      try {
        return await readdir(pathOf(prefix));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeAll(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true });
    },
    async room() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function moveIn(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  // Without this a power cut may forget the new name.
  await flush(dirname(to));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
