import type { NotificationMetadata } from '#domain/notifications/notification-metadata.ts';

export type News = {
  eventId: string;
  memberIds: readonly string[];
  metadata: NotificationMetadata;
  link: string;
  actorId: string | null;
  /** What they have to be able to see, still, when they read it. */
  objectId: string | null;
  /** The contact whom they have to be able to know, where it is about one. */
  personId?: string | null;
};
