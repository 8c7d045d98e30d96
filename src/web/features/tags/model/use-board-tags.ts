import { useEffect } from 'react';
import { useClient, type Client } from 'urql';
import { WorkspaceChangedDocument } from '#web/features/workspaces/workspaces.gen.ts';
import { usePageChain } from '#web/kit/lists/use-page-chain.ts';
import type { TagCardFragment } from '#web/lib/graphql.gen.ts';
import { BoardTagsDocument } from '../tags.gen.ts';

const pageSize = 1000;

/** All tags of a board: it is searched, arranged and counted as a whole. */
export function useBoardTags(boardId: string) {
  const client = useClient();
  const { chain, rows } = usePageChain({
    document: BoardTagsDocument,
    variables: (after) => ({ boardId, first: pageSize, after }),
    page: ({ tags }) => tags,
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (rows.hasMore) chain.loadMore();
  }, [chain, rows]);
  useEffect(() => followUses(client, chain.refresh), [client, chain]);
  return { tags: rows.all, isReady: rows.isReady, problem: rows.problem, chain };
}

const calmMilliseconds = 2000;

/** While others code, the counts follow them at their leisure. */
function followUses(client: Client, refresh: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const news = client.subscription(WorkspaceChangedDocument, {}).subscribe(({ data }) => {
    if (data?.workspaceChanged.type !== 'highlight') return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      refresh();
    }, calmMilliseconds);
  });
  return () => {
    clearTimeout(waiting);
    news.unsubscribe();
  };
}

export type BoardTags = ReturnType<typeof useBoardTags>;
export type TagPatch = (tag: TagCardFragment) => TagCardFragment | null;
