import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesNamedIn } from '#domain/imports/page-pictures.ts';
import { sizeLimits } from '#domain/limits/size-limits.ts';
import type { Opened } from '#server/platform/programs/open-apart.ts';
import { unpackEntry, type Packed } from '#server/platform/programs/packed-file.ts';
import { openArchive, sentenceOf } from '#server/platform/programs/safe-archive.ts';
import { unpackPictures } from './unpack-pictures.ts';

export type ArchiveTask =
  | { readonly kind: 'list'; readonly path: string; readonly target: string; readonly parts: string }
  | {
      readonly kind: 'unpack';
      readonly path: string;
      readonly folder: string;
      readonly parts: string;
      /** Where it is written which pictures belong to which page, and how many bytes they may take. */
      readonly pictures: {
        readonly target: string;
        readonly most: number;
        /** Places in the archive of those that are no part of a page yet. */
        readonly free: readonly number[];
      };
      /** Each by its place in the archive, with the name that its bytes get in the folder. */
      readonly wanted: readonly { readonly name: string; readonly at: number; readonly size: number }[];
    }
  /** What the pages in a folder call their pictures. */
  | {
      readonly kind: 'name';
      readonly folder: string;
      readonly pages: readonly string[];
      readonly target: string;
    };
export type NamedPictures = { readonly page: string; readonly called: readonly string[] };

const mostOfPage = 100;

// Runs in a child process: see open-bulk-archive.ts.
export async function decode(task: ArchiveTask): Promise<Opened> {
  try {
    if (task.kind === 'name') {
      writeFileSync(task.target, JSON.stringify(task.pages.map((page) => namedIn(task.folder, page))));
      return { ok: true };
    }
    const archive = await openArchive(task.path, {
      keyBy: (name) => name,
      most: { bytes: sizeLimits.bulkImport.max },
      partsIn: task.parts,
    });
    try {
      if (task.kind === 'list') {
        const files = [...archive.entries].map(([path, { size }]) => ({ path, size }));
        writeFileSync(task.target, JSON.stringify(files));
        return { ok: true };
      }
      mkdirSync(task.folder, { recursive: true });
      const entries = [...archive.entries.values()];
      const unpacked: { name: string; entry: Packed }[] = [];
      for (const { name, at, size } of task.wanted) {
        const entry = entries[at];
        // Its size is one more proof that it is the one that was listed.
        if (entry?.size === size && (await isUnpacked(entry, join(task.folder, name))))
          unpacked.push({ name, entry });
      }
      const { target, ...room } = task.pictures;
      const pictures = await unpackPictures(entries, unpacked, { folder: task.folder, ...room });
      writeFileSync(target, JSON.stringify(pictures));
    } finally {
      archive.close();
    }
    return { ok: true };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  }
}

function namedIn(folder: string, page: string): NamedPictures {
  return {
    page,
    called: [...picturesNamedIn(readFileSync(join(folder, page), 'utf8'))].slice(0, mostOfPage),
  };
}

/** Missing where its bytes are damaged: that file fails, and the others go on. */
async function isUnpacked(entry: Packed, target: string): Promise<boolean> {
  try {
    await unpackEntry(entry, target);
    return true;
  } catch {
    rmSync(target, { force: true });
    return false;
  }
}
