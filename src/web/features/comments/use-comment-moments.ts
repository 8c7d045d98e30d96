import { useEffect, useMemo } from 'react';
import { usePageChain } from '#web/kit/lists/use-page-chain.ts';
import type { TimelineComment } from '#web/kit/player/timeline-mark.ts';
import type { CommentMomentsQuery } from '#web/lib/graphql.gen.ts';
import { CommentMomentsDocument } from './comments.gen.ts';

/** More would cover the timeline; the newest are asked for first. */
const mostMoments = 500;

type Asked = { objectType: 'NOTE' | 'INSIGHT'; objectId: string; fileId: string };

type Thread = CommentMomentsQuery['comments']['items'][number];

/** The open threads at times of a recording, in its order. */
export function useCommentMoments(asked: Asked): readonly TimelineComment[] {
  const { chain, rows } = usePageChain({
    document: CommentMomentsDocument,
    variables: (after) => ({ ...asked, after }),
    page: (data) => data.comments,
    requestPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (rows.hasMore && rows.length < mostMoments) chain.loadMore();
  }, [chain, rows]);
  return useMemo(() => rows.all.flatMap(commentOf).toSorted((a, b) => a.at - b.at), [rows]);
}

function commentOf({ id, time, comments: { items, totalCount } }: Thread): TimelineComment[] {
  const [first] = items;
  if (time === null || !first) return [];
  const author = first.originalAuthor ?? first.author?.name ?? '';
  return [{ id, at: time, author, text: first.text, count: totalCount }];
}
