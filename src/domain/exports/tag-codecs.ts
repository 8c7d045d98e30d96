import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';

export const exportedTagBoardCodec = object({ id: uuid, title: string, rank: finite }, 'exported tag board');
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
  },
  'exported tag',
);
export type ExportedTag = TypeOf<typeof exportedTagCodec>;
