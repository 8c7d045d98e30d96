import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, literal, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object, optional } from '#domain/codec/structures.ts';
import { tagSentiments } from '#domain/tags/sentiments.ts';

export const exportedTagBoardCodec = object(
  {
    id: uuid,
    title: string,
    rank: finite,
    /** Null: of the whole workspace. Left out: of the project of the file. */
    projectId: optional(nullable(uuid)),
    isDefault: optional(boolean),
  },
  'exported tag board',
);
export type ExportedTagBoard = TypeOf<typeof exportedTagBoardCodec>;

export const exportedTagGroupCodec = object(
  { id: uuid, title: string, color: string, rank: finite, tagBoardId: uuid },
  'exported tag group',
);
export type ExportedTagGroup = TypeOf<typeof exportedTagGroupCodec>;

export const exportedTagCodec = object(
  {
    id: uuid,
    title: string,
    color: string,
    rank: finite,
    tagGroupId: nullable(uuid),
    locked: boolean,
    description: nullable(string),
    role: nullable(string),
    /** Of one without a group, which says its board itself. */
    tagBoardId: optional(uuid),
    sentiment: optional(literal(...tagSentiments)),
  },
  'exported tag',
);
export type ExportedTag = TypeOf<typeof exportedTagCodec>;
