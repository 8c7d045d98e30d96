import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, refine, uuid } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

export const messageTypes = ['ASSISTANT', 'THINKING', 'USER'] as const;
export type MessageType = (typeof messageTypes)[number];

export const conversationObjectTypes = [
  'ProjectCategory',
  'Project',
  'Channel',
  'Note',
  'Insight',
  'Tag',
] as const;
export type ConversationObjectType = (typeof conversationObjectTypes)[number];

/** What a conversation may look at. No filter means everything that the person can see. */
export const conversationFilterCodec = object(
  {
    objectType: literal(...conversationObjectTypes),
    objectIds: refine(array(uuid), 'non-empty array of UUID', (ids) => ids.length > 0),
  },
  'conversation filter',
);
export type ConversationFilter = TypeOf<typeof conversationFilterCodec>;

/** Of an answer and of a transcription. */
export const ratings = ['Good', 'Bad'] as const;
export type Rating = (typeof ratings)[number];
