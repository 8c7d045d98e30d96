import type { EChartsCoreOption } from 'echarts/core';
import type { ChartShape } from '#domain/charts/chart-options.ts';
import type { ChartOverTimeQuery, ChartQuery } from '#web/lib/graphql.gen.ts';

export type ChartItem = ChartQuery['chart']['items'][number];
type OverTime = ChartOverTimeQuery['chartOverTime'];

/** The colours of the page around it: the drawing library knows no CSS variables. */
export type Ink = { text: string; muted: string; line: string; surface: string; font: string };

const mostSpokes = 20;

/** What the drawing library needs for one shape. Each drawn item carries its id, so that a click knows it. */
export function chartOption(items: readonly ChartItem[], shape: ChartShape, ink: Ink): EChartsCoreOption {
  const base = { animation: false, textStyle: { color: ink.text, fontFamily: ink.font } };
  if (shape === 'pie') {
    const data = items.map(({ id, title, value, color }) => ({
      id,
      name: title,
      value,
      itemStyle: { color },
    }));
    const label = { color: ink.text };
    return { ...base, tooltip: tooltip(ink), series: [{ type: 'pie', radius: ['40%', '70%'], data, label }] };
  }
  if (shape === 'treemap') return { ...base, tooltip: tooltip(ink), series: [treemap(items, ink)] };
  if (shape === 'radar') return { ...base, ...radar(items.slice(0, mostSpokes), ink) };
  const upwards = items.toReversed();
  return {
    ...base,
    tooltip: tooltip(ink),
    grid: { left: 8, right: 48, top: 8, bottom: 8, containLabel: true },
    xAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: ink.muted },
      splitLine: { lineStyle: { color: ink.line } },
    },
    yAxis: {
      type: 'category',
      data: upwards.map(({ title }) => title),
      axisLabel: { color: ink.text, width: 180, overflow: 'truncate' },
      axisLine: { lineStyle: { color: ink.line } },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 22,
        data: upwards.map(({ id, value, color }) => ({ id, value, itemStyle: { color } })),
        label: { show: true, position: 'right', color: ink.muted },
      },
    ],
  };
}

export function lineOption({ days, lines }: OverTime, ink: Ink): EChartsCoreOption {
  return {
    animation: false,
    textStyle: { color: ink.text, fontFamily: ink.font },
    tooltip: { ...tooltip(ink), trigger: 'axis' },
    legend: { type: 'scroll', textStyle: { color: ink.text }, bottom: 0 },
    grid: { left: 8, right: 16, top: 16, bottom: 36, containLabel: true },
    xAxis: { type: 'category', data: days, axisLabel: { color: ink.muted } },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: ink.muted },
      splitLine: { lineStyle: { color: ink.line } },
    },
    series: lines.map(({ id, title, color, points }) => ({
      id,
      type: 'line',
      name: title,
      color,
      showSymbol: points.length < 60,
      data: points.map(({ value }) => value),
    })),
  };
}

function radar(items: readonly ChartItem[], ink: Ink) {
  const max = Math.max(1, ...items.map(({ value }) => value));
  return {
    tooltip: tooltip(ink),
    radar: {
      indicator: items.map(({ title }) => ({ name: title, max })),
      axisName: { color: ink.text },
      splitLine: { lineStyle: { color: ink.line } },
      axisLine: { lineStyle: { color: ink.line } },
      splitArea: { show: false },
    },
    series: [
      {
        type: 'radar',
        data: [{ name: 'Tags', value: items.map(({ value }) => value) }],
        areaStyle: { opacity: 0.2 },
      },
    ],
  };
}

/** Tags are inside their groups. */
function treemap(items: readonly ChartItem[], ink: Ink) {
  const groups = Map.groupBy(items, ({ groupTitle }) => groupTitle ?? '');
  const leaf = ({ id, title, value, color }: ChartItem) => ({ id, name: title, value, itemStyle: { color } });
  const data = [...groups].flatMap<object>(([name, inside]) =>
    name === '' ? inside.map(leaf) : [{ name, children: inside.map(leaf) }],
  );
  const upperLabel = { show: true, height: 20, color: ink.text, backgroundColor: 'transparent' };
  const border = { borderColor: ink.surface, borderWidth: 2, gapWidth: 2 };
  return {
    type: 'treemap',
    data,
    roam: false,
    nodeClick: false,
    breadcrumb: { show: false },
    upperLabel,
    itemStyle: border,
    levels: [{ itemStyle: border }, { itemStyle: border, upperLabel }],
  };
}

function tooltip(ink: Ink) {
  return {
    backgroundColor: ink.surface,
    borderColor: ink.line,
    textStyle: { color: ink.text },
    confine: true,
  };
}
