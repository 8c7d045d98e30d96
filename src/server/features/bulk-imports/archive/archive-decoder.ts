import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeLimits } from '#domain/limits/size-limits.ts';
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
      readonly pictures: { readonly target: string; readonly most: number };
      /** Each by its place in the archive, with the name that its bytes get in the folder. */
      readonly wanted: readonly { readonly name: string; readonly at: number; readonly size: number }[];
    };
export type ArchiveAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

// Runs in a child process: see open-bulk-archive.ts.
export async function decode(task: ArchiveTask): Promise<ArchiveAnswer> {
  try {
    const archive = await openArchive(task.path, {
      keyBy: (name) => name,
      most: sizeLimits.bulkImport.max,
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
      const { target, most } = task.pictures;
      const pictures = await unpackPictures(entries, unpacked, { folder: task.folder, most });
      writeFileSync(target, JSON.stringify(pictures));
    } finally {
      archive.close();
    }
    return { ok: true };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  }
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
