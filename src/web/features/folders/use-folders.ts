import { useMemo } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { FolderFieldsFragment } from '#web/lib/graphql.gen.ts';
import { treeOf, type FolderNode } from './folder-tree.ts';
import { FoldersDocument } from './folders.gen.ts';

/** Every folder that the person may see, as a tree; undefined while it loads. Five pages hold as many as there can be. */
export function useFolders(): {
  folders: readonly FolderFieldsFragment[];
  tree: FolderNode[];
  isReady: boolean;
} {
  const first = usePage(null, true);
  const second = usePage(first?.endCursor, first?.endCursor != null);
  const third = usePage(second?.endCursor, second?.endCursor != null);
  const fourth = usePage(third?.endCursor, third?.endCursor != null);
  const fifth = usePage(fourth?.endCursor, fourth?.endCursor != null);
  return useMemo(() => {
    const folders = [first, second, third, fourth, fifth].flatMap((page) => page?.items ?? []);
    return { folders, tree: treeOf(folders), isReady: first !== undefined };
  }, [first, second, third, fourth, fifth]);
}

function usePage(after: string | null | undefined, isThere: boolean) {
  const [{ data }] = useQuery({
    query: FoldersDocument,
    variables: { first: itemLimits.pageMax, after: after ?? null },
    pause: !isThere,
  });
  return isThere ? data?.folders : undefined;
}
