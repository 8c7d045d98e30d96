import type { TypeOf } from '#domain/codec/codec.ts';
import { finite, instant, string, uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';

/** Of the workspace or a folder, not of a project. Its themes are found again. */
export const exportedChannelCodec = object(
  {
    id: uuid,
    title: string,
    context: string,
    sensitivity: finite,
    wantedThemeCount: nullable(finite),
    projectCategoryId: nullable(uuid),
  },
  'exported channel',
);
export type ExportedChannel = TypeOf<typeof exportedChannelCodec>;

export const exportedDataPointCodec = object(
  {
    channelId: uuid,
    source: string,
    externalId: string,
    text: string,
    saidAt: instant,
    participant: nullable(string),
    url: nullable(string),
  },
  'exported data point',
);
export type ExportedDataPoint = TypeOf<typeof exportedDataPointCodec>;
