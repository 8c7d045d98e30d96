import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeLimits } from '#domain/limits/size-limits.ts';
import { openArchive, sentenceOf, unpackEntry } from '#server/platform/programs/safe-archive.ts';

export type ArchiveTask =
  | { readonly kind: 'list'; readonly path: string; readonly target: string }
  | {
      readonly kind: 'unpack';
      readonly path: string;
      readonly folder: string;
      /** Each by its place in the archive, with the name that its bytes get in the folder. */
      readonly wanted: readonly { readonly name: string; readonly at: number }[];
    };
export type ArchiveAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

// Runs in a child process: see open-bulk-archive.ts.
export async function decode(task: ArchiveTask): Promise<ArchiveAnswer> {
  try {
    const archive = await openArchive(task.path, {
      keyBy: (name) => name,
      most: sizeLimits.bulkImport.max,
    });
    try {
      if (task.kind === 'list') {
        const files = [...archive.entries].map(([path, { uncompressedSize: size }]) => ({ path, size }));
        writeFileSync(task.target, JSON.stringify(files));
        return { ok: true };
      }
      mkdirSync(task.folder, { recursive: true });
      const entries = [...archive.entries.values()];
      for (const { name, at } of task.wanted) {
        const entry = entries[at];
        const target = join(task.folder, name);
        // Missing where its bytes are damaged: that file fails, and the others go on.
        if (entry) await unpackEntry(archive, entry, target).catch(() => rmSync(target, { force: true }));
      }
    } finally {
      archive.zip.close();
    }
    return { ok: true };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  }
}
