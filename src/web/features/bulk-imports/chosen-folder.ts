import type { FileInFolder } from '#web/kit/files/dropped-files.ts';

/** The files of a folder by their path inside it. */
export type ChosenFolder = { readonly name: string; readonly files: ReadonlyMap<string, File> };

/** From the file chooser of the browser, which tells the path of each file. */
export function folderOfFiles(files: readonly File[]): ChosenFolder {
  return folderOf(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** One folder is taken off the paths of what is in it; several keep their names. */
export function folderOf(found: readonly FileInFolder[]): ChosenFolder {
  const tops = new Set(found.map(({ path }) => path.split('/')[0] ?? ''));
  const [top = ''] = tops;
  const isOne = tops.size === 1 && found.every(({ path }) => path.includes('/'));
  const files = found.map(({ path, file }) => [isOne ? path.slice(top.length + 1) : path, file] as const);
  return { name: isOne ? top : 'Imported files', files: new Map(files) };
}
