import type { TypeOf } from '#domain/codec/codec.ts';
import {
  boolean,
  finite,
  instant,
  literal,
  positiveInteger,
  refine,
  string,
  uuid,
} from '#domain/codec/primitives.ts';
import { array, nullable, object, optional, union } from '#domain/codec/structures.ts';

export const audioVideoTypes = ['AUDIO', 'AV', 'VIDEO'] as const;
export type AudioVideoType = (typeof audioVideoTypes)[number];

const seconds = refine(finite, 'time in seconds', (value) => value >= 0);
const offset = positiveInteger;

const range = object(
  {
    fileId: uuid,
    startTime: seconds,
    endTime: seconds,
    snippetStart: optional(offset),
    snippetEnd: optional(offset),
    type: literal(...audioVideoTypes),
  },
  'part of a recording',
);

const clip = object({ clipId: uuid, clipDuration: seconds }, 'clip');

export const audioVideoCodec = union(
  refine(range, 'part of a recording', (part) => part.startTime <= part.endTime),
  clip,
);
export type AudioVideo = TypeOf<typeof audioVideoCodec>;

export const highlightTagCodec = object(
  { id: uuid, title: string, color: string, highlightCount: positiveInteger },
  'tag of a highlight',
);

export const highlightCodec = object(
  {
    id: uuid,
    deleted: boolean,
    text: string,
    authorId: nullable(uuid),
    createdAt: instant,
    updatedAt: instant,
    inlineCommentOnly: boolean,
    tags: array(highlightTagCodec),
    audioVideo: optional(audioVideoCodec),
  },
  'highlight',
);
export type Highlight = TypeOf<typeof highlightCodec>;
