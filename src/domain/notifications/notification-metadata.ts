import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, literal, positiveInteger, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object, optional, tagged } from '#domain/codec/structures.ts';
import { followedChangeTypes } from './followed-changes.ts';
import { toldJobNames } from './told-jobs.ts';

/** What a stored notification keeps beside its text, by its type. */
export const notificationMetadataCodec = tagged('type', {
  theme: object({
    channelId: uuid,
    themeId: uuid,
    previousCount: positiveInteger,
    currentCount: positiveInteger,
  }),
  accessRequest: object({
    accessRequestId: uuid,
    objectType: string,
    objectId: uuid,
    requestedBy: uuid,
    decision: nullable(literal('approved', 'declined')),
  }),
  memberJoined: object({ memberId: uuid, inviteId: uuid }),
  /** Null where several people wrote and nobody can say who it was. */
  mention: object({
    objectType: string,
    objectId: uuid,
    mentionedBy: nullable(uuid),
    /** Where it was a comment that named them. */
    commentId: optional(uuid),
  }),
  reply: object({ objectType: string, objectId: uuid, commentId: uuid }),
  comment: object({ objectType: string, objectId: uuid, commentId: uuid }),
  accessGiven: object({ objectType: string, objectId: uuid }),
  job: object({ jobId: uuid, job: literal(...toldJobNames), failed: boolean }),
  agent: object({ agentId: uuid, runId: uuid }),
  followedChange: object({ objectType: string, objectId: uuid, event: literal(...followedChangeTypes) }),
});
export type NotificationMetadata = TypeOf<typeof notificationMetadataCodec>;
