import { IconCheck, IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { authorNameOf } from '#domain/text/display-names.ts';
import { useCan, useViewer } from '#web/features/members/index.ts';
import type {
  ReopenThreadMutation,
  ResolveThreadMutation,
  ThreadFieldsFragment,
} from '#web/lib/graphql.gen.ts';
import { newId } from '#web/lib/new-id.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import {
  MarkThreadReadDocument,
  ReopenThreadDocument,
  ReplyDocument,
  ResolveThreadDocument,
} from './comments.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem } from './comment-item.tsx';
import type { Commented } from './commented.ts';
import { asReply, asResolved } from './kept-comment.ts';
import { LaterComments } from './later-comments.tsx';
import classes from './thread.module.css';

export type ThreadProps = {
  thread: ThreadFieldsFragment;
  on: Commented;
  isActive: boolean;
  linkedCommentId: string | null;
  onShowText: () => void;
};

/** How long a thread must be in sight to count as read. */
const readMilliseconds = 1200;

export function Thread({ thread, on, isActive, linkedCommentId, onShowText }: ThreadProps) {
  const place = useRef<HTMLElement>(null);
  const viewer = useViewer();
  const mayReply = useCan('comment.create', on.access);
  const reply = useCommand(ReplyDocument);
  const [shown, setShown] = useState<'first' | 'more' | 'all'>('first');
  const { items, endCursor, totalCount } = thread.comments;
  const wanted =
    isActive && linkedCommentId !== null && !items.some(({ id }) => id === linkedCommentId)
      ? { id: linkedCommentId }
      : null;
  useReadWhenSeen(thread, place);
  useEffect(() => {
    if (isActive) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <section
      ref={place}
      aria-label={thread.quote === '' ? 'Comments' : `Comments on “${thread.quote}”`}
      className={classes.thread}
      data-active={isActive || undefined}
      data-resolved={thread.resolvedAt !== null || undefined}
    >
      {thread.quote !== '' && (
        <button
          type="button"
          className={classes.quote}
          title={thread.time === null ? 'Show in the text' : 'Play from here'}
          onClick={onShowText}
        >
          {thread.quote}
        </button>
      )}
      {items.map((comment) => (
        <CommentItem key={comment.id} comment={comment} on={on} isLinked={comment.id === linkedCommentId} />
      ))}
      {endCursor !== null && shown === 'first' && wanted === null && (
        <Button onClick={() => setShown('more')}>Show {totalCount - items.length} more comments</Button>
      )}
      {endCursor !== null && (shown !== 'first' || wanted !== null) && (
        <LaterComments
          threadId={thread.id}
          after={endCursor}
          on={on}
          linkedCommentId={linkedCommentId}
          wants={shown === 'all' ? 'all' : wanted}
        />
      )}
      <div className={classes.foot}>
        <span className={classes.more}>
          {thread.unreadCount > 0 && <Badge tone="accent">New</Badge>}
          {thread.resolvedAt !== null && ` Resolved by ${authorNameOf(thread.resolvedBy, viewer.id)}`}
        </span>
        <ResolveButton thread={thread} on={on} />
      </div>
      {thread.resolvedAt === null && mayReply.allowed && (
        <CommentComposer
          label="Reply"
          placeholder="Reply"
          projectId={on.projectId}
          place={`reply.${thread.id}`}
          submitLabel="Reply"
          onSubmit={async (body, text) => {
            const id = newId();
            const meanwhile = asReply(thread, { id, body, text, author: viewer });
            const variables = { id, threadId: thread.id, body };
            const kept = keptAs(meanwhile, { documentId: thread.objectId });
            if ((await reply.run(variables, kept)) === null) return false;
            // In a long thread the answer stands behind all that is not shown yet.
            setShown('all');
            return true;
          }}
        />
      )}
    </section>
  );
}

function ResolveButton({ thread, on }: { thread: ThreadFieldsFragment; on: Commented }) {
  const viewer = useViewer();
  const mayResolve = useCan('comment.resolve', on.access);
  const resolve = useCommand(ResolveThreadDocument);
  const reopen = useCommand(ReopenThreadDocument);
  const isResolved = thread.resolvedAt !== null;

  const { id } = thread;
  const open = () =>
    reopen.run({ id }, keptAs<ReopenThreadMutation>({ reopenThread: asResolved(thread, null) }));

  async function toggle() {
    if (isResolved) {
      await open();
      return;
    }
    const meanwhile = asResolved(thread, viewer);
    if (await resolve.run({ id }, keptAs<ResolveThreadMutation>({ resolveThread: meanwhile })))
      showToast({ message: 'Comment thread resolved', undo: () => void open() });
  }

  const label = isResolved ? 'Reopen the thread' : 'Resolve the thread';
  return (
    <IconButton
      label={mayResolve.allowed ? label : mayResolve.reason}
      aria-disabled={!mayResolve.allowed || undefined}
      onClick={() => mayResolve.allowed && void toggle()}
    >
      {isResolved ? <IconArrowBackUp size={16} /> : <IconCheck size={16} />}
    </IconButton>
  );
}

function useReadWhenSeen(thread: ThreadFieldsFragment, place: React.RefObject<HTMLElement | null>): void {
  const markRead = useCommand(MarkThreadReadDocument);
  const run = useRef(markRead.run);
  useEffect(() => {
    run.current = markRead.run;
  });
  const { id, unreadCount } = thread;
  useEffect(() => {
    const element = place.current;
    if (!element || unreadCount === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => void run.current({ id }), readMilliseconds);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [id, unreadCount, place]);
}
