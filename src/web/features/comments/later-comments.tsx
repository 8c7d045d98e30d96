import { useEffect } from 'react';
import { usePageChain } from '#web/kit/lists/use-page-chain.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Commented } from './commented.ts';
import { LaterCommentsDocument } from './comments.gen.ts';

export type LaterCommentsProps = {
  threadId: string;
  /** Where the first page of the thread ends. */
  after: string;
  on: Commented;
  linkedCommentId: string | null;
  /** Loads until it is there, however far down: a link leads to it, or somebody has just replied. */
  wants: { id: string } | 'all' | null;
};

/** What follows the first page of a long thread. */
export function LaterComments({ threadId, after, on, linkedCommentId, wants }: LaterCommentsProps) {
  const { chain, rows } = usePageChain({
    document: LaterCommentsDocument,
    variables: (cursor) => ({ id: threadId, after: cursor ?? after }),
    page: (data) => data.commentThread?.comments,
  });
  const isMissing =
    wants === 'all' || (wants !== null && rows.isReady && !rows.all.some(({ id }) => id === wants.id));
  useEffect(() => {
    if (isMissing && rows.hasMore) chain.loadMore();
  }, [chain, rows, isMissing]);
  if (rows.problem !== null && !rows.isReady) {
    return (
      <ErrorState title="Hark couldn’t load the later comments" onRetry={chain.retry}>
        {rows.problem}
      </ErrorState>
    );
  }
  if (!rows.isReady) return <SkeletonRows rows={2} label="Loading later comments" />;
  return (
    <>
      {rows.all.map((comment) => (
        <CommentItem key={comment.id} comment={comment} on={on} isLinked={comment.id === linkedCommentId} />
      ))}
      {rows.hasMore && <Button onClick={chain.loadMore}>Show more comments</Button>}
    </>
  );
}
