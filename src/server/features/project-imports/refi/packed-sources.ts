import { keyOf, type Archive } from '#server/platform/programs/safe-archive.ts';
import type { Packed } from '#server/platform/programs/packed-file.ts';

/** The project in an archive. One that was packed again is in a folder, with what a disk leaves beside it. */
export function projectIn({ entries }: Archive): Packed | undefined {
  const found = projectKeys(entries);
  const whole = found.find((key) => key === 'project.qde') ?? onlyOne(found);
  return whole === undefined ? undefined : entries.get(whole);
}

/** A source by the path that the project gives it: `internal://` is the folder of sources. */
export function sourceIn(archive: Archive, path: string): Packed | undefined {
  const { entries } = archive;
  const scheme = /^([a-z]+):\/*/i.exec(path);
  if (scheme && !/^(?:internal|relative)$/i.test(scheme[1] ?? '')) return undefined;
  const bare = path.slice(scheme?.[0].length ?? 0).replaceAll('\\', '/');
  const root = roots.get(entries) ?? rootOf(entries);
  roots.set(entries, root);
  for (const name of [bare, decoded(bare)])
    for (const folder of [`${root}sources/`, root, 'sources/', '']) {
      const found = entries.get(keyOf(`${folder}${name}`));
      if (found) return found;
    }
  return undefined;
}

/** A project names thousands of sources, and an archive may have as many files. */
const roots = new WeakMap<Archive['entries'], string>();

function rootOf(entries: Archive['entries']): string {
  const [first = ''] = projectKeys(entries);
  return first.slice(0, first.lastIndexOf('/') + 1);
}

function projectKeys(entries: Archive['entries']): string[] {
  return [...entries.keys()].filter((key) => /^(?!__macosx\/)(?:.*\/)?[^/.][^/]*\.qde$/.test(key));
}

function onlyOne(found: readonly string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
