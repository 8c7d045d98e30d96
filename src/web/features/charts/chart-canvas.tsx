import { BarChart, LineChart, PieChart, RadarChart, TreemapChart } from 'echarts/charts';
import { GridComponent, LegendComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { init, use, type ECharts, type EChartsCoreOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { isOf } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { PageInk } from './chart-options.ts';
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
  /** A CSS length. */
  height: string;
  makeOption: (ink: PageInk) => EChartsCoreOption;
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
      else if (typeof event.seriesId === 'string' && event.seriesType !== 'pie')
        choose.current(event.seriesId);
    });
    onReady(() => made.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: inkOf(element).surface }));
    return () => {
      made.dispose();
      chart.current = null;
    };
    // The chart is made once; what it shows follows below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isGone = false;
    const draw = () => {
      if (isGone) return;
      chart.current?.resize();
      chart.current?.setOption(makeOption(inkOf(element)), { notMerge: true });
    };
    draw();
    // A canvas is not drawn again when its typeface arrives.
    void document.fonts.ready.then(draw);
    const sizes = new ResizeObserver(draw);
    sizes.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const themes = new MutationObserver(draw);
    themes.observe(document.documentElement, { attributes: true });
    scheme.addEventListener('change', draw);
    return () => {
      isGone = true;
      sizes.disconnect();
      themes.disconnect();
      scheme.removeEventListener('change', draw);
    };
  }, [makeOption, height]);
  // The library draws into an element of its own making.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <div ref={frame} className={classes.canvas} style={{ height }} role="img" aria-label={label} />;
}

/** Where names beside a picture leave it no room. */
const narrow = 560;

function inkOf(element: HTMLElement): PageInk {
  const probe = document.createElement('span');
  element.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return hexOf(getComputedStyle(probe).color);
  };
  const ink = {
    text: read('text'),
    muted: read('text-muted'),
    line: read('border'),
    surface: read('bg'),
    accent: read('accent'),
    // A canvas inherits no typeface.
    font: getComputedStyle(element).fontFamily,
    isNarrow: element.clientWidth < narrow,
  };
  probe.remove();
  return ink;
}

/** Browsers answer `rgb(…)`. */
function hexOf(color: string): string {
  const channels = color.match(/\d+/g) ?? [];
  const digits = channels.slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
