import './tables.ts';

/** An area that people want to follow: themes that they put together, with what it is about in their words. */
export type Topic = {
  readonly id: string;
  readonly channelId: string;
  readonly title: string;
  readonly description: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

export const topicColumns = [
  'topics.id',
  'topics.channel_id as channelId',
  'topics.title',
  'topics.description',
  'topics.created_by as createdBy',
  'topics.created_at as createdAt',
  'topics.updated_at as updatedAt',
  'topics.version',
] as const;
