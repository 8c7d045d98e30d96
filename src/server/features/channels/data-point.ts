import type { Sentiment } from '#domain/channels/sentiment.ts';
import './tables.ts';

export type DataPointRow = {
  readonly id: string;
  readonly channelId: string;
  readonly source: string;
  readonly text: string;
  readonly saidAt: Date;
  readonly participant: string | null;
  readonly url: string | null;
  readonly themeId: string | null;
  readonly themeScore: number | null;
  readonly placedBy: 'engine' | 'person';
  /** Null until it is read. */
  readonly sentiment: Sentiment | null;
  readonly excludedAt: Date | null;
};

export const dataPointColumns = [
  'data_points.id',
  'data_points.channel_id as channelId',
  'data_points.source',
  'data_points.text',
  'data_points.said_at as saidAt',
  'data_points.participant',
  'data_points.url',
  'data_points.theme_id as themeId',
  'data_points.theme_score as themeScore',
  'data_points.placed_by as placedBy',
  'data_points.sentiment',
  'data_points.excluded_at as excludedAt',
] as const;
