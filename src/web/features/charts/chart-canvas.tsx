import { BarChart, LineChart, PieChart, RadarChart, TreemapChart } from 'echarts/charts';
import { GridComponent, LegendComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { init, use, type ECharts, type EChartsCoreOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { isOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ink } from './chart-options.ts';
import classes from './charts.module.css';

use([
  BarChart,
  LineChart,
  PieChart,
  RadarChart,
  TreemapChart,
  GridComponent,
  LegendComponent,
  RadarComponent,
  TooltipComponent,
  CanvasRenderer,
]);

const drawn = object({ id: string });

export type ChartCanvasProps = {
  label: string;
  height: number;
  makeOption: (ink: Ink) => EChartsCoreOption;
  onChoose: (id: string) => void;
  /** Gives the picture as a data address. */
  onReady: (picture: () => string) => void;
};

/** A picture; the table beside it says the same to those who can't see it. */
export function ChartCanvas({ label, height, makeOption, onChoose, onReady }: ChartCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts | null>(null);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const made = init(element);
    chart.current = made;
    made.on('click', (event) => {
      if (isOf(drawn, event.data)) choose.current(event.data.id);
      else if (typeof event.seriesId === 'string' && event.seriesType === 'line')
        choose.current(event.seriesId);
    });
    const sizes = new ResizeObserver(() => made.resize());
    sizes.observe(element);
    onReady(() => made.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: inkOf(element).surface }));
    return () => {
      sizes.disconnect();
      made.dispose();
      chart.current = null;
    };
    // The chart is made once; what it shows follows below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const draw = () => chart.current?.setOption(makeOption(inkOf(element)), { notMerge: true });
    draw();
    chart.current?.resize();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const themes = new MutationObserver(draw);
    themes.observe(document.documentElement, { attributes: true });
    scheme.addEventListener('change', draw);
    return () => {
      themes.disconnect();
      scheme.removeEventListener('change', draw);
    };
  }, [makeOption, height]);
  // The library draws into an element of its own making.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div ref={frame} className={classes.canvas} style={{ height }} role="img" aria-label={label} />;
}

function inkOf(element: HTMLElement): Ink {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const ink = {
    text: read('text'),
    muted: read('text-muted'),
    line: read('border'),
    surface: read('bg'),
    // A canvas inherits no typeface.
    font: getComputedStyle(element).fontFamily,
  };
  probe.remove();
  return ink;
}
