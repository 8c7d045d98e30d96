import type { ChartBucket } from '#server/platform/graphql/wire.gen.ts';
import type { Period } from '../read-days.ts';

export type ChannelChartColumn = { readonly value: string; readonly title: string; readonly total: number };
export type ChannelChartRow = {
  readonly themeId: string;
  readonly values: readonly number[];
  readonly total: number;
};

export type ChannelChart = {
  readonly bucket: ChartBucket | null;
  readonly columns: readonly ChannelChartColumn[];
  readonly rows: readonly ChannelChartRow[];
};

export type ChartScope = { readonly channelId: string; readonly period: Pick<Period, 'first' | 'end'> };

/** More can't be told apart. */
export const mostRows = 30;
/** With the one for no value. */
export const mostColumns = 30;

export type CountedCell = { readonly themeId: string; readonly cell: string; readonly count: number };

/** What was counted of each theme in each column, in the order of the themes. */
export function rowsOf(
  themes: readonly { readonly themeId: string; readonly total: number }[],
  columns: readonly ChannelChartColumn[],
  counted: readonly CountedCell[],
): ChannelChartRow[] {
  const counts = new Map(counted.map(({ themeId, cell, count }) => [`${themeId} ${cell}`, count]));
  return themes.map(({ themeId, total }) => ({
    themeId,
    total,
    values: columns.map(({ value }) => counts.get(`${themeId} ${value}`) ?? 0),
  }));
}
