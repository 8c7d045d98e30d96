import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';

export const chartMetrics = ['HIGHLIGHT_COUNT', 'NOTE_COUNT', 'TEXT_VOLUME'] as const;
export type ChartMetric = (typeof chartMetrics)[number];

/** What one bar or slice stands for. */
export const chartTypes = ['tag', 'tag-group'] as const;
export type ChartType = (typeof chartTypes)[number];

export const chartShapes = ['bar', 'radar', 'pie', 'treemap'] as const;
export type ChartShape = (typeof chartShapes)[number];

export const chartOptionsCodec = object(
  {
    metric: literal(...chartMetrics),
    type: literal(...chartTypes),
    shape: literal(...chartShapes),
    /** The field whose values are the columns of the table. */
    fieldId: optional(uuid),
    filter: object({ collapsedGroupIds: optional(array(string)), hiddenItemIds: optional(array(string)) }),
  },
  'chart options',
);
export type ChartOptions = TypeOf<typeof chartOptionsCodec>;

export const defaultChartOptions: ChartOptions = {
  metric: 'HIGHLIGHT_COUNT',
  type: 'tag',
  shape: 'bar',
  filter: {},
};
