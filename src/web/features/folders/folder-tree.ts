import type { FolderFieldsFragment } from '#web/lib/graphql.gen.ts';

export type FolderNode = {
  readonly folder: FolderFieldsFragment;
  readonly depth: number;
  readonly children: readonly FolderNode[];
};

/** By rank at each level. What is in a folder that the person may not see is at the top. */
export function treeOf(folders: readonly FolderFieldsFragment[]): FolderNode[] {
  const ids = new Set(folders.map(({ id }) => id));
  const byParent = Map.groupBy(folders, ({ parent }) => (parent && ids.has(parent.id) ? parent.id : null));
  const nodesIn = (parentId: string | null, depth: number): FolderNode[] =>
    (byParent.get(parentId) ?? [])
      .toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
      .map((folder) => ({ folder, depth, children: nodesIn(folder.id, depth + 1) }));
  return nodesIn(null, 0);
}

/** The tree as a list from top to bottom, the closed ones without what is in them. */
export function flatten(nodes: readonly FolderNode[], isOpen: (id: string) => boolean): FolderNode[] {
  return nodes.flatMap((node) => [node, ...(isOpen(node.folder.id) ? flatten(node.children, isOpen) : [])]);
}

/** The folder and everything below it: where it can't be moved. */
export function idsBelow(nodes: readonly FolderNode[], id: string): Set<string> {
  const all = flatten(nodes, () => true);
  const at = all.findIndex(({ folder }) => folder.id === id);
  const start = all[at];
  if (!start) return new Set();
  const rest = all.slice(at + 1);
  const end = rest.findIndex(({ depth }) => depth <= start.depth);
  return new Set([start, ...(end < 0 ? rest : rest.slice(0, end))].map(({ folder }) => folder.id));
}
