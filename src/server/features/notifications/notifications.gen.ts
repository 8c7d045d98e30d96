// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, FollowFrequency, FollowInput, Notice, NoticeWay, NotificationOptionsInput } from '#server/platform/graphql/wire.gen.ts';
import type { Follow } from './list-follows.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Notification } from './list-notifications.ts';
import type { StoredOptions as NotificationOptions } from './notification-options.ts';

export type FollowPage = {
  readonly items: readonly Follow[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type NoticeChoice = {
  readonly notice: Notice;
  readonly projectId?: string | null;
  readonly way: NoticeWay;
  readonly inherited: boolean;
};

export type NotificationPage = {
  readonly items: readonly Notification[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type NotificationsResolvers = ResolversOf<{
  Follow: FieldResolvers<Follow, {
    objectType: Resolver<AccessObjectType, Follow>;
    objectId: Resolver<string, Follow>;
    title: Resolver<string, Follow>;
    frequency: Resolver<FollowFrequency, Follow>;
    createdAt: Resolver<Date, Follow>;
  }>;
  FollowPage: FieldResolvers<FollowPage, {
    items: Resolver<readonly Follow[], FollowPage>;
    endCursor: Resolver<string | null, FollowPage>;
    totalCount: Resolver<number, FollowPage>;
  }>;
  NotificationOptions: FieldResolvers<NotificationOptions, {
    projectId: Resolver<string | null, NotificationOptions>;
    inherited: Resolver<boolean, NotificationOptions>;
    allChangesEnabled: Resolver<boolean, NotificationOptions>;
    insightsPublishedEnabled: Resolver<boolean, NotificationOptions>;
    allCommentsEnabled: Resolver<boolean, NotificationOptions>;
  }>;
  NoticeChoice: FieldResolvers<NoticeChoice, {
    notice: Resolver<Notice, NoticeChoice>;
    projectId: Resolver<string | null, NoticeChoice>;
    way: Resolver<NoticeWay, NoticeChoice>;
    inherited: Resolver<boolean, NoticeChoice>;
  }>;
  Notification: FieldResolvers<Notification, {
    id: Resolver<string, Notification>;
    type: Resolver<string, Notification>;
    metadata: Resolver<unknown, Notification>;
    text: Resolver<string, Notification>;
    quote: Resolver<string | null, Notification>;
    link: Resolver<string, Notification>;
    actor: Resolver<Member | null, Notification>;
    createdAt: Resolver<Date, Notification>;
    readAt: Resolver<Date | null, Notification>;
  }>;
  NotificationPage: FieldResolvers<NotificationPage, {
    items: Resolver<readonly Notification[], NotificationPage>;
    endCursor: Resolver<string | null, NotificationPage>;
    totalCount: Resolver<number, NotificationPage>;
  }>;
  Query: {
    notifications: Resolver<NotificationPage, unknown, { first: number | null; after?: string | null; unreadOnly: boolean | null }>;
    unreadCount: Resolver<number, unknown>;
    follow: Resolver<Follow | null, unknown, { type: AccessObjectType; id: string }>;
    follows: Resolver<FollowPage, unknown, { first: number | null; after?: string | null }>;
    notificationOptions: Resolver<NotificationOptions, unknown, { projectId?: string | null }>;
    noticeChoices: Resolver<readonly NoticeChoice[], unknown, { projectId?: string | null }>;
  };
  Mutation: {
    follow: Resolver<Follow, unknown, { input: FollowInput }>;
    unfollow: Resolver<boolean, unknown, { type: AccessObjectType; id: string }>;
    chooseNotice: Resolver<readonly NoticeChoice[], unknown, { notice: Notice; way?: NoticeWay | null; projectId?: string | null }>;
    updateNotificationOptions: Resolver<NotificationOptions, unknown, { input: NotificationOptionsInput }>;
    markRead: Resolver<number, unknown, { ids: readonly string[] }>;
    markAllRead: Resolver<number, unknown>;
  };
}>;
