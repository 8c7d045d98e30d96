import './tables.ts';

/** What several people say, with an identity that outlives every sorting. */
export type Theme = {
  readonly id: string;
  readonly channelId: string;
  readonly title: string;
  readonly titledBy: 'engine' | 'person';
  readonly pinned: boolean;
  readonly quoteId: string | null;
  readonly topicId: string | null;
  readonly pointCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

export const themeColumns = [
  'themes.id',
  'themes.channel_id as channelId',
  'themes.title',
  'themes.titled_by as titledBy',
  'themes.pinned',
  'themes.quote_id as quoteId',
  'themes.topic_id as topicId',
  'themes.point_count as pointCount',
  'themes.created_at as createdAt',
  'themes.updated_at as updatedAt',
  'themes.version',
] as const;
