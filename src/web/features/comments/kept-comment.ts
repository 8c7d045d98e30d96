import type {
  CommentFieldsFragment,
  EditCommentMutation,
  ReplyMutation,
  StartThreadMutation,
  ThreadFieldsFragment,
} from '#web/lib/graphql.gen.ts';
import type { Named } from '#web/lib/outbox/keep.ts';

type Author = { readonly id: string; readonly name: string };
type Written = { readonly id: string; readonly body: string; readonly text: string; readonly author: Author };

/** A comment as the server will describe it. */
function asComment({ id, body, text, author }: Written): Named<CommentFieldsFragment> {
  return {
    __typename: 'Comment',
    id,
    text,
    body: JSON.parse(body) as unknown,
    createdAt: new Date().toISOString(),
    editedAt: null,
    deletedAt: null,
    author: { __typename: 'Member', id: author.id, name: author.name },
    originalAuthor: null,
    reactions: [],
  };
}

type Thread = Pick<
  ThreadFieldsFragment,
  'id' | 'objectType' | 'objectId' | 'anchor' | 'quote' | 'highlightId' | 'fileId' | 'time'
>;

/** Version 0 is older than anything that the server says. */
export function asThread(thread: Thread, first: Written): Named<StartThreadMutation> {
  return {
    startThread: {
      __typename: 'CommentThread',
      ...thread,
      createdAt: new Date().toISOString(),
      resolvedAt: null,
      resolvedBy: null,
      unreadCount: 0,
      version: 0,
      comments: { __typename: 'CommentPage', items: [asComment(first)], endCursor: null, totalCount: 1 },
    },
  };
}

export function asReply(thread: ThreadFieldsFragment, written: Written): Named<ReplyMutation> {
  const comment = asComment(written);
  const { items, endCursor, totalCount } = thread.comments;
  return {
    reply: {
      ...comment,
      thread: {
        ...thread,
        __typename: 'CommentThread',
        resolvedBy: thread.resolvedBy && { ...thread.resolvedBy, __typename: 'Member' },
        comments: {
          __typename: 'CommentPage',
          // In a long thread it belongs behind what is not read yet.
          items: endCursor === null ? [...items.map(named), comment] : items.map(named),
          endCursor,
          totalCount: totalCount + 1,
        },
      },
    },
  };
}

/** Resolved by a member, or open again. */
export function asResolved({ id, version }: Pick<ThreadFieldsFragment, 'id' | 'version'>, by: Author | null) {
  return {
    __typename: 'CommentThread',
    id,
    version,
    resolvedAt: by && new Date().toISOString(),
    resolvedBy: by && { __typename: 'Member', id: by.id, name: by.name },
  };
}

/** With one reaction of the viewer more, or less. */
export function asReacted({ id, reactions }: CommentFieldsFragment, emoji: string, isYours: boolean) {
  const known = reactions.some((one) => one.emoji === emoji)
    ? reactions
    : [...reactions, { emoji, count: 0, isYours: false }];
  const changed = known.map((one) =>
    one.emoji === emoji ? { ...one, isYours, count: one.count + (isYours ? 1 : -1) } : one,
  );
  return {
    __typename: 'Comment',
    id,
    reactions: changed.filter(({ count }) => count > 0).map((one) => ({ __typename: 'Reaction', ...one })),
  };
}

export function asEdited(
  comment: CommentFieldsFragment,
  body: string,
  text: string,
): Named<EditCommentMutation> {
  const changed = { ...named(comment), body: JSON.parse(body) as unknown, text, originalAuthor: null };
  return { editComment: { ...changed, editedAt: new Date().toISOString() } };
}

/** What was read has lost the names of its types. */
function named(comment: CommentFieldsFragment): Named<CommentFieldsFragment> {
  const { author, reactions } = comment;
  return {
    ...comment,
    __typename: 'Comment',
    author: author && { ...author, __typename: 'Member' },
    reactions: reactions.map((one) => ({ ...one, __typename: 'Reaction' })),
  };
}
