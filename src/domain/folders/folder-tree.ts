import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Deep enough for any company, shallow enough that breadcrumbs and permission checks stay quick. */
export const folderMaxDepth = 10;

export type FolderParents = ReadonlyMap<string, string | null>;

/** The folder itself first, then its parents up to the root. Ends also on damaged data that goes in a circle. */
export function folderPath(parents: FolderParents, folderId: string): string[] {
  const path: string[] = [];
  let current: string | null | undefined = folderId;
  while (current && parents.has(current) && !path.includes(current)) {
    path.push(current);
    current = parents.get(current);
  }
  return path;
}

export function checkFolderMove(
  parents: FolderParents,
  folderId: string,
  to: string | null,
): Parsed<string | null> {
  if (to === null) return accepted(to);
  const target = folderPath(parents, to);
  if (target.includes(folderId)) return refused('A folder can’t be moved into itself');
  if (target.length + heightOf(parents, folderId) > folderMaxDepth) {
    return refused(`Folders can be at most ${folderMaxDepth} levels deep`);
  }
  return accepted(to);
}

function heightOf(parents: FolderParents, folderId: string): number {
  const depths = [...parents.keys()].map((id) => folderPath(parents, id).indexOf(folderId) + 1);
  return Math.max(1, ...depths);
}
