import type { EChartsCoreOption } from 'echarts/core';
import type { ChartShape } from '#domain/charts/chart-options.ts';
import { readableOn } from '#domain/color/contrast.ts';
import type { ChartQuery } from '#web/lib/graphql.gen.ts';
import type { FindLook } from './chart-colors.ts';

export type ChartItem = ChartQuery['chart']['items'][number];

/** The colors of the page around it, as `#rrggbb`, its typeface and its width: the drawing library knows no CSS. */
export type PageInk = {
  text: string;
  muted: string;
  line: string;
  surface: string;
  accent: string;
  font: string;
  isNarrow: boolean;
};

/** With the look of each item, which is the same in the table. */
export type Ink = PageInk & { look: FindLook };

/** More can't be read at once; the table has them all. */
export const mostDrawn: Readonly<Record<ChartShape, number>> = { bar: 30, radar: 16, pie: 12, treemap: 500 };

/** What the drawing library needs for one shape. Each drawn item carries its id, so that a click knows it. */
export function chartOption(items: readonly ChartItem[], shape: ChartShape, ink: Ink): EChartsCoreOption {
  const base = baseOption(ink);
  const { look } = ink;
  if (shape === 'pie') return { ...base, series: [pie(items, look, ink)] };
  if (shape === 'treemap') return { ...base, series: [treemap(items, look, ink)] };
  // Two directions make no area.
  if (shape === 'radar' && items.length > 2)
    return { ...base, ...radar(items.slice(0, mostDrawn.radar), ink) };
  return { ...base, ...bars(items.slice(0, mostDrawn.bar).toReversed(), look, ink) };
}

export function baseOption(ink: Ink) {
  return {
    animation: false,
    textStyle: { color: ink.text, fontFamily: ink.font },
    tooltip: {
      backgroundColor: ink.surface,
      borderColor: ink.line,
      textStyle: { color: ink.text, fontFamily: ink.font },
      confine: true,
    },
  };
}

export function valueAxis(ink: Ink) {
  return {
    type: 'value',
    // Half a highlight is nothing.
    minInterval: 1,
    axisLabel: { color: ink.muted, hideOverlap: true },
    splitLine: { lineStyle: { color: ink.line } },
  };
}

function bars(upwards: readonly ChartItem[], look: FindLook, ink: Ink) {
  return {
    grid: { left: 8, right: 48, top: 8, bottom: 8, containLabel: true },
    xAxis: valueAxis(ink),
    yAxis: {
      type: 'category',
      data: upwards.map(({ title }) => title),
      axisLabel: { color: ink.text, width: ink.isNarrow ? 110 : 200, overflow: 'truncate' },
      axisLine: { lineStyle: { color: ink.line } },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 22,
        data: upwards.map((item) => ({ id: item.id, value: item.value, itemStyle: look(item) })),
        label: { show: true, position: 'right', color: ink.muted },
      },
    ],
  };
}

type Slice = { name: string; value: number; percent: number };

function pie(items: readonly ChartItem[], look: FindLook, ink: Ink) {
  const drawn = items.slice(0, mostDrawn.pie);
  const rest = items.slice(mostDrawn.pie);
  const border = { borderColor: ink.surface, borderWidth: 2 };
  const slices = drawn.map((item) => ({
    id: item.id,
    name: item.title,
    value: item.value,
    itemStyle: { ...border, ...look(item) },
  }));
  const other = {
    name: `${rest.length} more`,
    value: rest.reduce((sum, { value }) => sum + value, 0),
    itemStyle: { ...border, color: ink.muted },
  };
  return {
    type: 'pie',
    radius: ink.isNarrow ? ['26%', '52%'] : ['38%', '72%'],
    data: rest.length === 0 ? slices : [...slices, other],
    label: {
      color: ink.text,
      formatter: ({ name, value, percent }: Slice) =>
        ink.isNarrow
          ? `${shortened(name, 14)}\n${value.toLocaleString('en')}`
          : `${shortened(name, 40)}  ${value.toLocaleString('en')} (${Math.round(percent)}%)`,
      lineHeight: 16,
    },
    labelLine: { lineStyle: { color: ink.line } },
  };
}

function radar(items: readonly ChartItem[], ink: Ink) {
  const max = Math.max(1, ...items.map(({ value }) => value));
  return {
    radar: {
      indicator: items.map(({ title, value }) => ({
        name: `${shortened(title, ink.isNarrow ? 12 : 28)}  ${value.toLocaleString('en')}`,
        max,
      })),
      radius: ink.isNarrow ? '50%' : '68%',
      axisName: { color: ink.text },
      splitLine: { lineStyle: { color: ink.line } },
      axisLine: { lineStyle: { color: ink.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        color: ink.accent,
        data: [{ name: 'Tags', value: items.map(({ value }) => value) }],
        areaStyle: { opacity: 0.2 },
      },
    ],
  };
}

/** Tags are inside their groups. */
function treemap(items: readonly ChartItem[], look: FindLook, ink: Ink) {
  const groups = Map.groupBy(items, ({ groupTitle }) => groupTitle ?? '');
  const leaf = (item: ChartItem) => {
    const itemStyle = look(item);
    const color = readableOn(itemStyle.color);
    return { id: item.id, name: item.title, value: item.value, itemStyle, label: { color } };
  };
  const data = [...groups].flatMap<object>(([name, inside]) =>
    name === '' ? inside.map(leaf) : [{ name, children: inside.map(leaf) }],
  );
  const upperLabel = {
    show: true,
    height: 22,
    color: ink.text,
    backgroundColor: 'transparent',
    formatter: '{b}',
  };
  const border = { borderColor: ink.surface, borderWidth: 2, gapWidth: 2 };
  return {
    type: 'treemap',
    data,
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    roam: false,
    nodeClick: false,
    breadcrumb: { show: false },
    label: { formatter: '{b}\n{c}', lineHeight: 18 },
    itemStyle: border,
    levels: [
      { itemStyle: border, upperLabel: { show: false } },
      { itemStyle: border, upperLabel },
    ],
  };
}

function shortened(title: string, most: number): string {
  return title.length > most ? `${title.slice(0, most - 1)}…` : title;
}
