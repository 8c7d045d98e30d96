import { decodeFilterHash, encodeFilterHash } from '#domain/filters/filter-hash.ts';
import { emptyFilterForm, type FilterForm } from '#domain/filters/filter-form.ts';
import type { ChartHashType } from '#domain/routes/hash-state.ts';
import type { DatePreset } from '#domain/time/date-presets.ts';
import {
  defaultChartOptions,
  type ChartMetric,
  type ChartOptions,
  type ChartShape,
  type ChartType,
} from './chart-options.ts';

/** `none` hides the chart and leaves the list. `from` and `to` are ISO dates of the preset `custom`. */
export type ChartState = {
  readonly preset: DatePreset;
  readonly from?: string;
  readonly to?: string;
  readonly type: ChartHashType;
  readonly filter: FilterForm;
};

/** What the hash carries, all of it optional. */
export type ChartHashValues = {
  readonly preset?: DatePreset | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: ChartHashType | undefined;
  readonly filter?: string | undefined;
  readonly metric?: ChartMetric | undefined;
  readonly of?: ChartType | undefined;
  readonly shape?: ChartShape | undefined;
  readonly by?: string | undefined;
  readonly hidden?: readonly string[] | undefined;
  readonly collapsed?: readonly string[] | undefined;
};

export const defaultChartState: ChartState = {
  preset: 'allTimeNoRange',
  type: 'bar',
  filter: emptyFilterForm,
};

/** Dates without a preset are a custom range. */
export function chartStateFromHash(values: ChartHashValues): ChartState {
  const { from, to } = values;
  const hasDates = from !== undefined || to !== undefined;
  const preset = values.preset ?? (hasDates ? 'custom' : defaultChartState.preset);
  return {
    preset,
    ...(preset === 'custom' && from !== undefined ? { from } : {}),
    ...(preset === 'custom' && to !== undefined ? { to } : {}),
    type: values.type ?? defaultChartState.type,
    filter: decodeFilterHash(values.filter ?? '') ?? emptyFilterForm,
  };
}

/** Leaves out what is the default, so that a plain chart has a plain link. */
export function chartStateToHash(state: ChartState): ChartHashValues {
  const isPlain = state.filter.rows.length === 0 && state.filter.combinator === 'And';
  return {
    ...(state.preset === defaultChartState.preset ? {} : { preset: state.preset }),
    ...(state.from === undefined ? {} : { from: state.from }),
    ...(state.to === undefined ? {} : { to: state.to }),
    ...(state.type === defaultChartState.type ? {} : { type: state.type }),
    ...(isPlain ? {} : { filter: encodeFilterHash(state.filter) }),
  };
}

/** Null for a link that says nothing about them: the chart is as the person left it. */
export function chartOptionsFromHash(values: ChartHashValues): ChartOptions | null {
  const { metric, of, shape, by, hidden, collapsed } = values;
  if ([metric, of, shape, by, hidden, collapsed].every((value) => value === undefined)) return null;
  return {
    metric: metric ?? defaultChartOptions.metric,
    type: of ?? defaultChartOptions.type,
    shape: shape ?? defaultChartOptions.shape,
    ...(by === undefined ? {} : { fieldId: by }),
    filter: {
      ...(hidden === undefined ? {} : { hiddenItemIds: [...hidden] }),
      ...(collapsed === undefined ? {} : { collapsedGroupIds: [...collapsed] }),
    },
  };
}

/** Says what is the default too: the reader of the link may have left their own chart otherwise. */
export function chartOptionsToHash({ metric, type, shape, fieldId, filter }: ChartOptions): ChartHashValues {
  const { hiddenItemIds = [], collapsedGroupIds = [] } = filter;
  return {
    metric,
    of: type,
    shape,
    ...(fieldId === undefined ? {} : { by: fieldId }),
    ...(hiddenItemIds.length === 0 ? {} : { hidden: hiddenItemIds }),
    ...(collapsedGroupIds.length === 0 ? {} : { collapsed: collapsedGroupIds }),
  };
}
