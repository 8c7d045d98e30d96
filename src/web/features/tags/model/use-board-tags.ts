import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useClient } from 'urql';
import { PageChain } from '#web/lib/page-chain.ts';
import type { TagCardFragment } from '#web/lib/graphql.gen.ts';
import { BoardTagsDocument } from '../tags.gen.ts';

const pageSize = 1000;

/** All tags of a board: it is searched, arranged and counted as a whole. */
export function useBoardTags(boardId: string) {
  const client = useClient();
  const chain = useMemo(
    () =>
      new PageChain(
        client,
        BoardTagsDocument,
        (after) => ({ boardId, first: pageSize, after }),
        ({ tags }) => tags,
      ),
    [client, boardId],
  );
  const rows = useSyncExternalStore(chain.subscribe, chain.rows);
  const { hasMore, length } = rows;
  useEffect(() => {
    if (hasMore) chain.loadMore();
  }, [chain, hasMore, length]);
  return { tags: rows.all, isReady: rows.isReady, problem: rows.problem, chain };
}

export type BoardTags = ReturnType<typeof useBoardTags>;
export type TagPatch = (tag: TagCardFragment) => TagCardFragment | null;
