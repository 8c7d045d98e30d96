import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';

export const followFrequencies = ['MONTHLY', 'WEEKLY', 'DAILY'] as const;
export type FollowFrequency = (typeof followFrequencies)[number];

export const notificationOptionsCodec = object(
  { allChangesEnabled: boolean, insightsPublishedEnabled: boolean, allCommentsEnabled: boolean },
  'notification options',
);
export type NotificationOptions = TypeOf<typeof notificationOptionsCodec>;

/** News that others made for you to read, but not every change. */
export const defaultNotificationOptions: NotificationOptions = {
  allChangesEnabled: false,
  insightsPublishedEnabled: true,
  allCommentsEnabled: false,
};
