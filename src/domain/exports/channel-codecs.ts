import { sentiments } from '#domain/channels/sentiment.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, instant, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';

/** Of the workspace or a folder, not of a project. */
export const exportedChannelCodec = object(
  {
    id: uuid,
    title: string,
    context: string,
    sensitivity: finite,
    wantedThemeCount: nullable(finite),
    projectCategoryId: nullable(uuid),
    /** When its themes were last found among all data points. */
    sortedAt: optional(nullable(instant)),
  },
  'exported channel',
);
export type ExportedChannel = TypeOf<typeof exportedChannelCodec>;

const placer = literal('engine', 'person');

/** What is optional is not in archives from before it was known. */
export const exportedDataPointCodec = object(
  {
    channelId: uuid,
    source: string,
    externalId: string,
    text: string,
    saidAt: instant,
    participant: nullable(string),
    url: nullable(string),
    sentiment: optional(nullable(literal(...sentiments))),
    themeId: optional(nullable(uuid)),
    /** How near it is to its theme; null for one that no sorting has looked at. */
    themeScore: optional(nullable(finite)),
    placedBy: optional(placer),
    excluded: optional(boolean),
    language: optional(nullable(string)),
    properties: optional(array(object({ name: string, value: string }, 'exported property'))),
    /** Of a conversation; `text` is then what the customer says in it. */
    turns: optional(
      array(
        object(
          {
            participant: nullable(string),
            saidAt: nullable(instant),
            fromCustomer: boolean,
            text: string,
          },
          'exported message',
        ),
      ),
    ),
  },
  'exported data point',
);
export type ExportedDataPoint = TypeOf<typeof exportedDataPointCodec>;

export const exportedTopicCodec = object(
  { id: uuid, channelId: uuid, title: string, description: string },
  'exported topic',
);
export type ExportedTopic = TypeOf<typeof exportedTopicCodec>;

/** Also those that people merged away or dismissed: what is like them has to be known again. */
export const exportedThemeCodec = object(
  {
    id: uuid,
    channelId: uuid,
    title: string,
    titledBy: placer,
    pinned: boolean,
    /** It stays whatever a sorting finds. */
    kept: boolean,
    state: literal('active', 'merged', 'dismissed'),
    mergedInto: nullable(uuid),
    topicId: nullable(uuid),
    topicBy: placer,
    /** The data point that says it best. */
    quote: nullable(object({ source: string, externalId: string }, 'quote')),
    /** Of the projects of the archive. */
    insightIds: array(uuid),
    createdAt: instant,
  },
  'exported theme',
);
export type ExportedTheme = TypeOf<typeof exportedThemeCodec>;
