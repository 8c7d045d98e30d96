import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, string, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';

export const citationTypes = ['highlight', 'insight', 'note', 'theme', 'tag'] as const;
export type CitationType = (typeof citationTypes)[number];

export const citationCodec = object(
  {
    id: uuid,
    type: literal(...citationTypes),
    parentId: optional(uuid),
    title: optional(string),
    projectTitle: optional(string),
    text: optional(string),
    quote: optional(string),
    speaker: optional(string),
    citationReferenceId: optional(string),
  },
  'citation',
);
export type Citation = TypeOf<typeof citationCodec>;
