import type { Sentiment } from '#domain/channels/sentiment.ts';
import type { Segment } from './chart/segment.ts';
import type { ColumnValue } from './columns/has-property.ts';

export type DataPointFilter = {
  readonly channelId: string;
  /** `null`: those in no theme. Left out: all. */
  readonly themeId?: string | null;
  /** Those in any of its themes. */
  readonly topicId?: string | null;
  readonly sentiment?: Sentiment | null;
  readonly source?: string | null;
  /** Participants with this value of a field, or data points with this value of a column. */
  readonly segment?: Segment | null;
  /** A code of two or three letters; `und` for those that nobody knows. */
  readonly language?: string | null;
  readonly query?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
  /** Those that count nowhere; else all others. */
  readonly excluded?: boolean | null;
  /** Those with all of these values. */
  readonly properties?: readonly ColumnValue[] | null;
};

/** Those that it asks for of columns. */
export function valuesOf({ properties, segment }: DataPointFilter): ColumnValue[] {
  return [...(properties ?? []), ...(segment && 'column' in segment ? [segment] : [])];
}
