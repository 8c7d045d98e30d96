// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { CommentAnchor, CommentObjectType, StartThreadInput } from '#server/platform/graphql/wire.gen.ts';
import type { Comment } from './comment.ts';
import type { CommentThread } from './thread.ts';
import type { Insight } from '#server/features/insights/insight.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Note } from '#server/features/notes/note.ts';
import type { Reaction } from './reactions.ts';

export type CommentPage = {
  readonly items: readonly Comment[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type CommentThreadPage = {
  readonly items: readonly CommentThread[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type CommentsResolvers = ResolversOf<{
  CommentThread: FieldResolvers<CommentThread, {
    id: Resolver<string, CommentThread>;
    objectType: Resolver<CommentObjectType, CommentThread>;
    objectId: Resolver<string, CommentThread>;
    anchor: Resolver<CommentAnchor, CommentThread>;
    quote: Resolver<string, CommentThread>;
    highlightId: Resolver<string | null, CommentThread>;
    fileId: Resolver<string | null, CommentThread>;
    time: Resolver<number | null, CommentThread>;
    createdBy: Resolver<Member | null, CommentThread>;
    createdAt: Resolver<Date, CommentThread>;
    resolvedAt: Resolver<Date | null, CommentThread>;
    resolvedBy: Resolver<Member | null, CommentThread>;
    unreadCount: Resolver<number, CommentThread>;
    comments: Resolver<CommentPage, CommentThread, { first: number | null; after?: string | null }>;
    version: Resolver<number, CommentThread>;
  }>;
  CommentThreadPage: FieldResolvers<CommentThreadPage, {
    items: Resolver<readonly CommentThread[], CommentThreadPage>;
    endCursor: Resolver<string | null, CommentThreadPage>;
    totalCount: Resolver<number, CommentThreadPage>;
  }>;
  Comment: FieldResolvers<Comment, {
    id: Resolver<string, Comment>;
    thread: Resolver<CommentThread, Comment>;
    author: Resolver<Member | null, Comment>;
    originalAuthor: Resolver<string | null, Comment>;
    body: Resolver<unknown | null, Comment>;
    text: Resolver<string, Comment>;
    createdAt: Resolver<Date, Comment>;
    editedAt: Resolver<Date | null, Comment>;
    deletedAt: Resolver<Date | null, Comment>;
    reactions: Resolver<readonly Reaction[], Comment>;
  }>;
  CommentPage: FieldResolvers<CommentPage, {
    items: Resolver<readonly Comment[], CommentPage>;
    endCursor: Resolver<string | null, CommentPage>;
    totalCount: Resolver<number, CommentPage>;
  }>;
  Reaction: FieldResolvers<Reaction, {
    emoji: Resolver<string, Reaction>;
    count: Resolver<number, Reaction>;
    isYours: Resolver<boolean, Reaction>;
  }>;
  Note: FieldResolvers<Note, {
    unreadComments: Resolver<number, Note>;
    openThreads: Resolver<number, Note>;
  }>;
  Insight: FieldResolvers<Insight, {
    unreadComments: Resolver<number, Insight>;
    openThreads: Resolver<number, Insight>;
  }>;
  Query: {
    comments: Resolver<CommentThreadPage, unknown, { objectType: CommentObjectType; objectId: string; resolved?: boolean | null; fileId?: string | null; first: number | null; after?: string | null }>;
    comment: Resolver<Comment | null, unknown, { id: string }>;
    commentThread: Resolver<CommentThread | null, unknown, { id: string }>;
  };
  Mutation: {
    startThread: Resolver<CommentThread, unknown, { input: StartThreadInput }>;
    reply: Resolver<Comment, unknown, { threadId: string; body: string; id?: string | null }>;
    editComment: Resolver<Comment, unknown, { id: string; body: string }>;
    deleteComment: Resolver<boolean, unknown, { id: string }>;
    restoreComment: Resolver<Comment, unknown, { id: string }>;
    resolveThread: Resolver<CommentThread, unknown, { id: string }>;
    reopenThread: Resolver<CommentThread, unknown, { id: string }>;
    react: Resolver<Comment, unknown, { commentId: string; emoji: string }>;
    unreact: Resolver<Comment, unknown, { commentId: string; emoji: string }>;
    markThreadRead: Resolver<CommentThread, unknown, { id: string }>;
  };
}>;
