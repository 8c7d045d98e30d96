import { NotFound } from '#domain/errors/hark-error.ts';
import { isOf } from '#domain/codec/codec.ts';
import { commentIdOf, quoteOfComment } from '#domain/notifications/commented.ts';
import { notificationMetadataCodec } from '#domain/notifications/notification-metadata.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import { deletedUser, titleOf } from '#domain/text/display-names.ts';
import { commentTextLoader } from '#server/features/comments/index.ts';
import { readObjectRef, wireType, type ObjectRef } from '#server/kernel/access/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, upToLimit } from '#server/platform/graphql/id-argument.ts';
import { followObject } from './follow-object.ts';
import { findFollow, listFollows, type Follow } from './list-follows.ts';
import { countUnread, listNotifications, type Notification } from './list-notifications.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { chooseNotice, listNoticeChoices } from './notice-choices.ts';
import { getNotificationOptions, updateNotificationOptions } from './notification-options.ts';
import { unfollowObject } from './unfollow-object.ts';
import type { NotificationsResolvers } from './notifications.gen.ts';

export const notificationsSchema: SchemaPart<NotificationsResolvers> = {
  sdl: new URL('./notifications.graphql', import.meta.url),
  resolvers: {
    Query: {
      notifications: (_root, args, ctx) => listNotifications(ctx, args),
      unreadCount: (_root, _args, ctx) => countUnread(ctx),
      follow: async (_root, args, ctx) => (await findFollow(ctx, readObjectRef(args))) ?? null,
      follows: (_root, args, ctx) => listFollows(ctx, args),
      notificationOptions: (_root, { projectId }, ctx) =>
        getNotificationOptions(ctx, projectId == null ? null : readId(projectId)),
      noticeChoices: (_root, { projectId }, ctx) =>
        listNoticeChoices(ctx, projectId == null ? null : readId(projectId)),
    },
    Mutation: {
      follow: async (_root, { input }, ctx) => {
        const ref = readObjectRef(input);
        await followObject(ctx, { ...ref, frequency: input.frequency });
        return getFollow(ctx, ref);
      },
      unfollow: async (_root, args, ctx) => {
        await unfollowObject(ctx, readObjectRef(args));
        return true;
      },
      updateNotificationOptions: async (_root, { input: { projectId, ...options } }, ctx) => {
        const id = projectId == null ? null : readId(projectId);
        await updateNotificationOptions(ctx, { projectId: id, options });
        return getNotificationOptions(ctx, id);
      },
      chooseNotice: async (_root, { notice, way, projectId }, ctx) => {
        const id = projectId == null ? null : readId(projectId);
        await chooseNotice(ctx, { notice, way: way ?? null, projectId: id });
        return listNoticeChoices(ctx, id);
      },
      markRead: (_root, { ids }, ctx) => markRead(ctx, upToLimit(ids).map(readId)),
      markAllRead: (_root, _args, ctx) => markAllRead(ctx),
    },
    Follow: {
      objectType: ({ type }) => wireType(type),
      objectId: ({ id }) => id,
      title: ({ type, title }) => titleOf(type, title),
    },
    Notification: {
      text: textOf,
      quote: quoteOf,
      actor: ({ actorId }, _args, ctx) => (actorId === null ? null : memberLoader(ctx).load(actorId)),
    },
  },
};

async function getFollow(ctx: Ctx, ref: ObjectRef): Promise<Follow> {
  const follow = await findFollow(ctx, ref);
  if (!follow) throw new NotFound();
  return follow;
}

function textOf({ metadata, actorName, objectType, title }: Notification): string {
  if (!isOf(notificationMetadataCodec, metadata)) return '';
  return notificationText(metadata, {
    actor: actorName ?? deletedUser,
    title: objectType === null ? '' : titleOf(objectType, title),
  });
}

/** Asked again at each reading: an edited comment says what it says now, a deleted one nothing. */
async function quoteOf({ metadata }: Notification, _args: unknown, ctx: RequestCtx): Promise<string | null> {
  const commentId = isOf(notificationMetadataCodec, metadata) ? commentIdOf(metadata) : null;
  const text = commentId === null ? null : await commentTextLoader(ctx).load(commentId);
  return text === null ? null : quoteOfComment(text);
}
