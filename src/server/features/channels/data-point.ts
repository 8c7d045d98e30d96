import type { Sentiment } from '#domain/channels/sentiment.ts';
import { knownParticipant, personOfParticipant } from '#server/features/people/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

export type DataPointRow = {
  readonly id: string;
  readonly channelId: string;
  readonly source: string;
  readonly text: string;
  readonly saidAt: Date;
  readonly participant: string | null;
  /** The contact that the participant is. */
  readonly personId: string | null;
  readonly url: string | null;
  readonly themeId: string | null;
  readonly themeScore: number | null;
  readonly placedBy: 'engine' | 'person';
  /** Null until it is read. */
  readonly sentiment: Sentiment | null;
  readonly excludedAt: Date | null;
  /** Two or three letters; null where nobody knows. */
  readonly language: string | null;
  /** By the places of its channel's columns. */
  readonly properties: Readonly<Record<string, string>>;
};

/** A hidden contact's name never leaves the database for those who may not know it. */
export function dataPointColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'data_points.id',
    'data_points.channel_id as channelId',
    'data_points.source',
    'data_points.text',
    'data_points.said_at as saidAt',
    knownParticipant(asking, 'data_points.participant').as('participant'),
    personOfParticipant(asking, 'data_points.participant').as('personId'),
    'data_points.url',
    'data_points.theme_id as themeId',
    'data_points.theme_score as themeScore',
    'data_points.placed_by as placedBy',
    'data_points.sentiment',
    'data_points.excluded_at as excludedAt',
    'data_points.language',
    'data_points.properties',
  ] as const;
}
