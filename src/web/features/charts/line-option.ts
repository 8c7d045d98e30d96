import type { EChartsCoreOption } from 'echarts/core';
import type { ChartOverTimeQuery } from '#web/lib/graphql.gen.ts';
import { baseOption, valueAxis, type Ink } from './chart-options.ts';

type OverTime = ChartOverTimeQuery['chartOverTime'];

/** Fewer points are no course: they are drawn as bars. */
const fewestPoints = 3;
const symbols = ['circle', 'rect', 'triangle', 'diamond'];

/** Wide, each line has its name at its end; narrow, there is a legend. */
export function lineOption({ bucket, days, lines }: OverTime, ink: Ink): EChartsCoreOption {
  const { look } = ink;
  const isLine = days.length >= fewestPoints;
  const hasNames = isLine && !ink.isNarrow;
  const base = baseOption(ink);
  return {
    ...base,
    tooltip: { ...base.tooltip, trigger: 'axis', order: 'valueDesc' },
    ...(!hasNames && {
      legend: { type: 'scroll', textStyle: { color: ink.text, fontFamily: ink.font }, bottom: 0 },
    }),
    grid: { left: 8, right: hasNames ? 168 : 16, top: 16, bottom: hasNames ? 8 : 40, containLabel: true },
    xAxis: {
      type: 'category',
      data: dayNames(days, bucket),
      axisLabel: { color: ink.muted, hideOverlap: true },
      axisLine: { lineStyle: { color: ink.line } },
      axisTick: { show: false },
    },
    yAxis: valueAxis(ink),
    series: lines.map((line, n) => {
      const { color } = look(line);
      const series = {
        id: line.id,
        name: line.title,
        color,
        data: line.points.map(({ value }) => value),
        emphasis: { focus: 'series' },
      };
      if (!isLine)
        return {
          ...series,
          type: 'bar',
          barMaxWidth: 32,
          label: { show: true, position: 'top', color: ink.muted },
        };
      return {
        ...series,
        type: 'line',
        symbol: symbols[n % symbols.length],
        symbolSize: 7,
        showSymbol: days.length < 60,
        lineStyle: { width: 2, type: n % 8 < 4 ? 'solid' : 'dashed' },
        ...(hasNames && {
          endLabel: {
            show: true,
            formatter: '{a}',
            color: ink.text,
            width: 150,
            overflow: 'truncate',
            distance: 8,
          },
          labelLayout: { moveOverlap: 'shiftY' },
        }),
      };
    }),
  };
}

/** The year only where there are several. */
function dayNames(days: readonly string[], bucket: OverTime['bucket']): string[] {
  const isOneYear = days[0]?.slice(0, 4) === days.at(-1)?.slice(0, 4);
  const format = new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    month: 'short',
    ...(bucket !== 'MONTH' && { day: 'numeric' }),
    ...((bucket === 'MONTH' || !isOneYear) && { year: 'numeric' }),
  });
  return days.map((day) => format.format(new Date(`${day}T00:00:00Z`)));
}
