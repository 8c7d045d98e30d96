import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readOwnId } from '#server/platform/graphql/id-argument.ts';
import { listComments } from './comment-pages.ts';
import { deleteComment, restoreComment } from './delete-comment.ts';
import { editComment } from './edit-comment.ts';
import { findComment, findThread, listThreads, threadOf } from './list-threads.ts';
import { markThreadRead } from './mark-read.ts';
import { nameMentioned } from './name-mentioned.ts';
import { react, unreact } from './react.ts';
import { reactionLoader } from './reactions.ts';
import { reply } from './reply.ts';
import { reopenThread, resolveThread } from './resolve-thread.ts';
import { startThread } from './start-thread.ts';
import { openThreads, unreadInObject, unreadInThread } from './unread.ts';
import { anchors, objectTypes } from './wire.ts';
import type { CommentsResolvers } from './comments.gen.ts';

export const commentsSchema: SchemaPart<CommentsResolvers> = {
  sdl: new URL('./comments.graphql', import.meta.url),
  resolvers: {
    Query: {
      comments: (_root, { objectType, objectId, fileId, ...args }, ctx) =>
        listThreads(ctx, {
          ...args,
          objectType: objectTypes.read(objectType),
          objectId: readId(objectId),
          fileId: fileId == null ? null : readId(fileId),
        }),
      comment: (_root, { id }, ctx) => findComment(ctx, readId(id)),
      commentThread: (_root, { id }, ctx) => findThread(ctx, readId(id)),
    },
    Mutation: {
      startThread: (_root, { input }, ctx) =>
        startThread(ctx, {
          id: readOwnId(input.id),
          commentId: readOwnId(input.commentId),
          objectType: objectTypes.read(input.objectType),
          objectId: readId(input.objectId),
          anchor: anchors.read(input.anchor ?? 'DOCUMENT'),
          quote: input.quote ?? null,
          highlightId: input.highlightId == null ? null : readId(input.highlightId),
          fileId: input.fileId == null ? null : readId(input.fileId),
          time: input.time ?? null,
          body: input.body,
        }),
      reply: (_root, { threadId, body, id }, ctx) =>
        reply(ctx, { id: readOwnId(id), threadId: readId(threadId), body }),
      editComment: (_root, { id, body }, ctx) => editComment(ctx, { id: readId(id), body }),
      deleteComment: async (_root, { id }, ctx) => {
        await deleteComment(ctx, readId(id));
        return true;
      },
      restoreComment: (_root, { id }, ctx) => restoreComment(ctx, readId(id)),
      resolveThread: (_root, { id }, ctx) => resolveThread(ctx, readId(id)),
      reopenThread: (_root, { id }, ctx) => reopenThread(ctx, readId(id)),
      react: (_root, { commentId, emoji }, ctx) => react(ctx, { commentId: readId(commentId), emoji }),
      unreact: (_root, { commentId, emoji }, ctx) => unreact(ctx, { commentId: readId(commentId), emoji }),
      markThreadRead: (_root, { id }, ctx) => markThreadRead(ctx, readId(id)),
    },
    CommentThread: {
      objectType: ({ objectType }) => objectTypes.write(objectType),
      anchor: ({ anchor }) => anchors.write(anchor),
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      resolvedBy: ({ resolvedBy }, _args, ctx) =>
        resolvedBy === null ? null : memberLoader(ctx).load(resolvedBy),
      unreadCount: ({ id }, _args, ctx) => unreadInThread(ctx).load(id),
      comments: ({ id }, args, ctx) => listComments(ctx, { ...args, threadId: id }),
    },
    Comment: {
      thread: (comment, _args, ctx) => threadOf(ctx, comment),
      author: ({ authorId }, _args, ctx) => memberLoader(ctx).load(authorId),
      body: async (comment, _args, ctx) => (await nameMentioned(ctx, comment)).body,
      text: async (comment, _args, ctx) => (await nameMentioned(ctx, comment)).text,
      reactions: async ({ id, deletedAt }, _args, ctx) =>
        deletedAt === null ? [...(await reactionLoader(ctx).load(id))] : [],
    },
    Note: {
      unreadComments: ({ id }, _args, ctx) => unreadInObject(ctx).load(id),
      openThreads: ({ id }, _args, ctx) => openThreads(ctx).load(id),
    },
    Insight: {
      unreadComments: ({ id }, _args, ctx) => unreadInObject(ctx).load(id),
      openThreads: ({ id }, _args, ctx) => openThreads(ctx).load(id),
    },
  },
};
