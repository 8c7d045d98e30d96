import { copyFile } from 'node:fs/promises';
import { sourceKey, takeInFile, type WholeFile } from '#server/features/files/index.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';

export type StoredFiles = {
  /** By the id of their source or picture. */
  readonly files: ReadonlyMap<string, WholeFile & { readonly id: string }>;
  readonly forget: () => Promise<void>;
};

/** Takes the unpacked files of all sources into the storage. Should it fail, none of them stays. */
export async function storeFiles(
  services: JobServices,
  { ctx, signal, progress }: Pick<JobRun<unknown>, 'ctx' | 'signal' | 'progress'>,
  { project, unpacked }: { project: RefiProject; unpacked: ReadonlyMap<string, string> },
): Promise<StoredFiles> {
  const keys: string[] = [];
  const forget = async (): Promise<void> => {
    for (const key of keys) await services.storage.remove(key);
  };
  const files = new Map<string, WholeFile & { id: string }>();
  const wanted = project.sources.flatMap((one) =>
    one.kind !== 'text' && one.path !== null ? [{ ...one, path: one.path }] : [],
  );
  const texts = [...project.sources.filter((one) => one.kind === 'text'), ...project.notes];
  const pictures = texts.flatMap((one) => one.pictures ?? []);
  const count = wanted.length + pictures.length;
  try {
    for (const [at, { guid, name, path }] of wanted.entries()) {
      signal.throwIfAborted();
      const found = unpacked.get(path);
      if (found === undefined) continue;
      const isLast = !wanted.slice(at + 1).some((later) => later.path === path);
      const from = isLast ? found : `${found}-copy`;
      // Two sources may be the same file, and what is taken in is gone from here.
      if (!isLast) await copyFile(found, from);
      const id = ctx.newId();
      keys.push(sourceKey(ctx.workspace.id, id));
      const file = { id, name: fileName(name ?? '', path), path: from };
      files.set(guid, { ...(await takeInFile(services, ctx, file)), id });
      await progress(0.1 + (0.6 * (at + 1)) / count, 'Storing the files');
    }
    for (const [at, { guid, name, path }] of pictures.entries()) {
      signal.throwIfAborted();
      const from = unpacked.get(path);
      if (from === undefined) continue;
      // Two pages may show the same one, and what is taken in is gone from here.
      const copy = `${from}-${at}`;
      await copyFile(from, copy);
      const id = ctx.newId();
      keys.push(sourceKey(ctx.workspace.id, id));
      files.set(guid, { ...(await takeInFile(services, ctx, { id, name, path: copy })), id });
      await progress(0.1 + (0.6 * (wanted.length + at + 1)) / count, 'Storing the files');
    }
  } catch (error) {
    await forget();
    throw error;
  }
  return { files, forget };
}

/** With the ending that the file has in the archive, by which kinds of plain text are told apart. */
function fileName(name: string, path: string): string {
  const packed = path.split('/').at(-1) ?? '';
  const ending = (/\.[\da-z]{1,8}$/i.exec(packed)?.[0] ?? '').toLowerCase();
  const clean = name.replaceAll('\0', '').trim().slice(0, 400).toWellFormed() || packed.slice(0, 400);
  return clean.toLowerCase().endsWith(ending) ? clean : `${clean}${ending}`;
}
