import { useMemo } from 'react';
import { useQuery } from 'urql';
import type { TimelineComment } from '#web/kit/player/timeline-mark.ts';
import type { CommentMomentsQuery } from '#web/lib/graphql.gen.ts';
import { CommentMomentsDocument } from './comments.gen.ts';

type Asked = { objectType: 'NOTE' | 'INSIGHT'; objectId: string; fileId: string };

type Thread = CommentMomentsQuery['comments']['items'][number];

/** The open threads at times of a recording, in its order. */
export function useCommentMoments(asked: Asked | null): readonly TimelineComment[] {
  const [{ data }] = useQuery({
    query: CommentMomentsDocument,
    variables: asked ?? { objectType: 'NOTE', objectId: '', fileId: '' },
    pause: asked === null,
  });
  const threads = asked === null ? undefined : data?.comments.items;
  return useMemo(() => (threads ?? []).flatMap(commentOf).toSorted((a, b) => a.at - b.at), [threads]);
}

function commentOf({ id, time, comments: { items, totalCount } }: Thread): TimelineComment[] {
  const [first] = items;
  if (time === null || !first) return [];
  const author = first.originalAuthor ?? first.author?.name ?? '';
  return [{ id, at: time, author, text: first.text, count: totalCount }];
}
