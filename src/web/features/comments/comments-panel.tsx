import { IconMessages } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { useCan, useViewer } from '#web/features/members/index.ts';
import { CommentLinkDocument, StartThreadDocument } from './comments.gen.ts';
import type { ThreadFieldsFragment } from '#web/lib/graphql.gen.ts';
import { newId } from '#web/lib/new-id.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { placeOfNewComment } from './comment-draft.ts';
import { CommentEditor } from './comment-editor.tsx';
import type { CommentTarget } from './comment-target.ts';
import { commentedTypes, type Commented } from './commented.ts';
import classes from './comments-panel.module.css';
import { asThread } from './kept-comment.ts';
import { Thread } from './thread.tsx';
import { useThreads } from './use-threads.ts';

export type ShownThread = Pick<ThreadFieldsFragment, 'id' | 'quote' | 'highlightId' | 'fileId' | 'time'>;

export type CommentsPanelProps = {
  on: Commented;
  /** A selection that waits for its first comment. */
  target: CommentTarget | null;
  onTargetDone: (threadId: string | null) => void;
  activeThreadId: string | null;
  onActivate: (threadId: string) => void;
  /** From a deep link. */
  commentId: string | null;
  onShowText: (thread: ShownThread) => void;
};

export function CommentsPanel({
  on,
  target,
  onTargetDone,
  activeThreadId,
  onActivate,
  commentId,
  onShowText,
}: CommentsPanelProps) {
  const mayComment = useCan('comment.create', on.access);
  const viewer = useViewer();
  const start = useCommand(StartThreadDocument);
  /** The editor of a selection is gone, and the usual field takes its place and its focus. */
  const [isTargetDone, setTargetDone] = useState(false);
  const [showsResolved, setShowsResolved] = useState(false);
  const objectType = commentedTypes[on.kind];
  const [link] = useQuery({
    query: CommentLinkDocument,
    variables: { id: commentId ?? '' },
    pause: commentId === null,
  });
  const linked = link.data?.comment?.thread;
  const { rows, loadMore, retry } = useThreads(
    { objectType, objectId: on.id, resolved: showsResolved },
    linked !== undefined && (linked.resolvedAt !== null) === showsResolved ? linked.id : null,
  );
  useEffect(() => {
    if (!linked) return;
    setShowsResolved(linked.resolvedAt !== null);
    onActivate(linked.id);
    // The link is followed once; afterwards the person moves freely.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [linked?.id]);

  async function begin(body: string, text: string): Promise<boolean> {
    const [id, commentId] = [newId(), newId()];
    const about = {
      id,
      objectType,
      objectId: on.id,
      ...anchorOf(target),
      quote: target?.quote ?? '',
    } as const;
    const meanwhile = asThread(about, { id: commentId, body, text, author: viewer });
    const started = await start.run(
      { input: { ...about, commentId, body } },
      keptAs(meanwhile, { documentId: on.id }),
    );
    if (!started) return false;
    setShowsResolved(false);
    if (target) finish(started.startThread.id);
    return true;
  }

  function finish(threadId: string | null) {
    setTargetDone(true);
    onTargetDone(threadId);
  }

  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <fieldset className={classes.filter} aria-label="Filter threads">
          <button type="button" aria-pressed={!showsResolved} onClick={() => setShowsResolved(false)}>
            Open
          </button>
          <button type="button" aria-pressed={showsResolved} onClick={() => setShowsResolved(true)}>
            Resolved
          </button>
        </fieldset>
      </header>
      {mayComment.allowed && (
        <div className={classes.composer}>
          {target && <blockquote className={classes.quote}>{target.quote}</blockquote>}
          {target ? (
            <CommentEditor
              key={JSON.stringify(target)}
              label={promptOf(target)}
              placeholder={promptOf(target)}
              projectId={on.projectId}
              place={placeOfNewComment(on.id, target)}
              submitLabel="Comment"
              onSubmit={begin}
              onClose={() => finish(null)}
            />
          ) : (
            <CommentComposer
              label="New comment"
              isFocused={isTargetDone}
              placeholder={on.kind === 'person' ? 'Comment on this contact' : 'Comment on the whole document'}
              projectId={on.projectId}
              place={placeOfNewComment(on.id, target)}
              submitLabel="Comment"
              onSubmit={begin}
            />
          )}
        </div>
      )}
      {rows.problem !== null && !rows.isReady ? (
        <ErrorState title="Hark couldn’t load the comments" onRetry={retry}>
          {rows.problem}
        </ErrorState>
      ) : !rows.isReady ? (
        <SkeletonRows rows={3} label="Loading comments" />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<IconMessages size={20} />}
          title={showsResolved ? 'No resolved threads' : 'No comments yet'}
        >
          {showsResolved
            ? 'Resolved threads are kept here.'
            : on.kind === 'person'
              ? 'Write to everyone who works with this contact.'
              : 'Select text to comment on it, or write to everyone here.'}
        </EmptyState>
      ) : (
        <div className={classes.threads}>
          {rows.all.map((thread) => (
            <Thread
              key={thread.id}
              thread={thread}
              on={on}
              isActive={thread.id === activeThreadId}
              linkedCommentId={commentId}
              onShowText={() => {
                onActivate(thread.id);
                onShowText(thread);
              }}
            />
          ))}
          {rows.hasMore && <Button onClick={loadMore}>Show more threads</Button>}
        </div>
      )}
    </div>
  );
}

const unanchored = { highlightId: null, fileId: null, time: null } as const;

function anchorOf(target: CommentTarget | null) {
  if (target?.kind === 'selection') return { ...unanchored, anchor: 'SELECTION' as const };
  if (target?.kind === 'highlight')
    return { ...unanchored, anchor: 'HIGHLIGHT' as const, highlightId: target.highlightId };
  if (target?.kind === 'moment')
    return { ...unanchored, anchor: 'MOMENT' as const, fileId: target.fileId, time: target.time };
  return { ...unanchored, anchor: 'DOCUMENT' as const };
}

function promptOf(target: CommentTarget): string {
  if (target.kind === 'moment') return `Comment at ${target.quote}`;
  return target.kind === 'selection' ? 'Comment on the selection' : 'Comment on the highlight';
}
