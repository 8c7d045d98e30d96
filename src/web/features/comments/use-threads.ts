import { useEffect } from 'react';
import { usePageChain } from '#web/kit/lists/use-page-chain.ts';
import type { CommentObjectType } from '#web/lib/graphql.gen.ts';
import { CommentsDocument } from './comments.gen.ts';

/** With a hundred comments each, as many as one answer may hold. */
const threadsAtOnce = 25;

type Asked = { objectType: CommentObjectType; objectId: string; resolved: boolean };

/** The threads of a document, page by page. `wantedId` is loaded however far down it stands: a link leads to it. */
export function useThreads({ objectType, objectId, resolved }: Asked, wantedId: string | null) {
  const { chain, rows } = usePageChain({
    document: CommentsDocument,
    variables: (after) => ({ objectType, objectId, resolved, first: threadsAtOnce, after }),
    page: (data) => data.comments,
  });
  const isMissing = wantedId !== null && rows.isReady && !rows.all.some(({ id }) => id === wantedId);
  useEffect(() => {
    if (isMissing && rows.hasMore) chain.loadMore();
  }, [chain, rows, isMissing]);
  return { rows, loadMore: chain.loadMore, retry: chain.retry };
}
