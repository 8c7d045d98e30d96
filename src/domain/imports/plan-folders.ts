import { folderOf } from './bulk-path.ts';

/** Folders of Hark hold projects, and projects hold notes. `''` is the folder that was sent. */
export type FolderPlan = {
  /** Those above come first. */
  readonly folders: readonly { readonly path: string; readonly parent: string; readonly title: string }[];
  /** One for each folder that has files of its own, in the folder of Hark named `parent`. */
  readonly projects: readonly { readonly path: string; readonly parent: string; readonly title: string }[];
};

/** With the folder that was sent on top, as deep as folders of Hark can be. */
const mostLevels = 8;

/** The folders of files as folders and projects; deeper ones keep their path in the title of their project. */
export function planFolders(paths: readonly string[], name: string): FolderPlan {
  const own = [...new Set(paths.map(folderOf))].toSorted();
  const above = new Set<string>();
  for (const path of own) {
    const parts = path.split('/');
    const levels = Math.min(parts.length - 1, mostLevels);
    for (let level = 1; level <= levels; level += 1) above.add(parts.slice(0, level).join('/'));
  }
  const folders = [...above]
    .toSorted((a, b) => a.split('/').length - b.split('/').length || a.localeCompare(b))
    .map((path) => ({ path, parent: folderOf(path), title: lastOf(path) }));
  return { folders, projects: own.map((path) => projectOf(path, above, name)) };
}

/** A folder with files and folders is both: its files are in a project of the same name inside it. */
function projectOf(path: string, above: ReadonlySet<string>, name: string) {
  if (path === '') return { path, parent: '', title: name };
  if (above.has(path)) return { path, parent: path, title: lastOf(path) };
  const parts = path.split('/');
  const parent = parts.slice(0, Math.min(parts.length - 1, mostLevels)).join('/');
  return { path, parent, title: path.slice(parent === '' ? 0 : parent.length + 1).replaceAll('/', ' / ') };
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
