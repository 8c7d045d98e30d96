import { IconChartBar, IconLink } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import type { ChartOptions } from '#domain/charts/chart-options.ts';
import { metricNames } from '#domain/charts/metric-names.ts';
import type { ChartHashValues, ChartState } from '#domain/charts/chart-state.ts';
import { filterFormToWire } from '#domain/filters/filter-form.ts';
import { slugOf } from '#domain/ids/slug.ts';
import { dayRangeOf, instantsOf } from '#domain/time/date-range.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { looksOf } from './chart-colors.ts';
import { ChartControls } from './chart-controls.tsx';
import { ChartCrossTable, type CrossColumn } from './chart-cross-table.tsx';
import { ChartDownloads } from './chart-downloads.tsx';
import { ChartDrill, type Drill } from './chart-drill.tsx';
import { chartOption, mostDrawn, type PageInk } from './chart-options.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartDocument, ChartOverTimeDocument } from './charts.gen.ts';
import classes from './charts.module.css';
import { lineOption } from './line-option.ts';
import { useChartFields } from './use-chart-fields.ts';
import { useChartLink } from './use-chart-link.ts';

const ChartCanvas = lazy(() =>
  loadChunk('chart-canvas', () => import('./chart-canvas.tsx')).then((module) => ({
    default: module.ChartCanvas,
  })),
);

export type ChartPanelProps = {
  projectId: string;
  title: string;
  /** What the link says of the chart. */
  link: ChartHashValues;
  onLink: (link: ChartHashValues) => void;
  /** Why this person can’t take figures out. */
  exportRefusal: string | null;
};

/** How often each tag was used in a project. The address says all of it; without, it is as this person left it. */
export function ChartPanel({ projectId, title, link, onLink, exportRefusal }: ChartPanelProps) {
  const { options, state, change } = useChartLink(projectId, link, onLink);
  const [drill, setDrill] = useState<Drill | null>(null);
  const picture = useRef<(() => string) | null>(null);
  const fields = useChartFields(projectId);
  const field = fields.find(({ fieldId }) => fieldId === options.fieldId) ?? null;
  const input = useInput(projectId, options, state);
  const query = useQuery({ query: ChartDocument, variables: { input } });
  const isLine = state.type === 'line';
  const [overTime] = useQuery({ query: ChartOverTimeDocument, variables: { input }, pause: !isLine });
  const { chart } = query[0].data ?? {};
  const { hiddenItemIds } = options.filter;
  const shown = useMemo(() => {
    const hidden = new Set(hiddenItemIds);
    return chart?.items.filter(({ id }) => !hidden.has(id)) ?? [];
  }, [chart, hiddenItemIds]);
  const lines = useMemo(() => {
    const hidden = new Set(hiddenItemIds);
    const { bucket = 'DAY' as const, days = [], lines: all = [] } = overTime.data?.chartOverTime ?? {};
    return { bucket, days, lines: all.filter(({ id }) => !hidden.has(id)) };
  }, [overTime.data, hiddenItemIds]);
  const makeOption = useCallback(
    (page: PageInk) => {
      const ink = { ...page, look: looksOf(chart?.items ?? [], page) };
      return isLine ? lineOption(lines, ink) : chartOption(shown, options.shape, ink);
    },
    [chart, isLine, lines, shown, options.shape],
  );
  const measure = metricNames[options.metric];
  const drillInto = (item: { id: string; title: string }, column: CrossColumn | null = null) =>
    setDrill({
      itemId: item.id,
      title: column ? `${item.title} · ${column.title}` : item.title,
      column: column && field && { fieldId: field.fieldId, value: column.value },
    });
  const choose = (id: string) => {
    const item = chart?.items.find((one) => one.id === id);
    if (item) drillInto(item);
  };

  return (
    <>
      <div className={classes.controls}>
        <ChartControls
          projectId={projectId}
          fields={fields}
          options={options}
          state={state}
          onChange={change}
        />
        <span className={classes.push}>
          <IconButton label="Copy link" onClick={() => void copyText(location.href, 'Link copied')}>
            <IconLink size={16} />
          </IconButton>
          <ChartDownloads
            name={slugOf(title) || 'chart'}
            input={input}
            fieldId={field && field.fieldId}
            refusal={exportRefusal}
            picture={state.type === 'none' ? null : picture}
          />
        </span>
      </div>
      <QueryView query={query} what="the chart" skeleton={<SkeletonRows label="Loading the chart" />}>
        {({ chart: { items, groups, total } }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconChartBar size={20} />} title="No data yet">
              Tag highlights in this project, or choose other dates.
            </EmptyState>
          ) : (
            <>
              {state.type !== 'none' && (
                <Suspense fallback={<SkeletonRows label="Loading the chart" />}>
                  <ChartCanvas
                    label={`${measure} ${options.type === 'tag' ? 'by tag' : 'by tag group'}: ${title}`}
                    height={heightOf(shown.length, options, isLine)}
                    makeOption={makeOption}
                    onChoose={choose}
                    onReady={(read) => {
                      picture.current = read;
                    }}
                  />
                </Suspense>
              )}
              <Unshown shown={shown.length} options={options} type={state.type} />
              {field ? (
                <ChartCrossTable
                  input={input}
                  field={field}
                  measure={measure}
                  hiddenIds={hiddenItemIds ?? []}
                  onChoose={drillInto}
                />
              ) : (
                <ChartTable
                  items={items}
                  groups={groups}
                  measure={measure}
                  filter={options.filter}
                  onFilter={(filter) => change({ ...options, filter }, state)}
                  onChoose={drillInto}
                />
              )}
              <p className={classes.total}>
                {measure} in all: {total.toLocaleString('en')}
              </p>
            </>
          )
        }
      </QueryView>
      {drill && <ChartDrill input={input} drill={drill} onClose={() => setDrill(null)} />}
    </>
  );
}

type UnshownProps = { shown: number; options: ChartOptions; type: ChartState['type'] };

function Unshown({ shown, options: { shape }, type }: UnshownProps) {
  const most = mostDrawn[shape];
  if (type !== 'bar' || shown <= most) return null;
  return (
    <p className={classes.more}>
      Showing the {most} largest. All {shown.toLocaleString('en')} are in the table.
    </p>
  );
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function useInput(projectId: string, { metric, type }: ChartOptions, state: ChartState) {
  const { preset, from, to, filter } = state;
  // The day the screen was opened: a range that moves by itself would ask again and again.
  const [today] = useState(() => new Date());
  return useMemo(() => {
    const days = dayRangeOf(preset, today, { from, to });
    const range = days && instantsOf(days);
    return {
      projectId,
      metric,
      type: type === 'tag' ? ('TAG' as const) : ('TAG_GROUP' as const),
      from: range?.from.toISOString() ?? null,
      to: range?.to.toISOString() ?? null,
      filter: filter.rows.length === 0 ? null : JSON.stringify(filterFormToWire(filter)),
      timeZone,
    };
  }, [projectId, metric, type, preset, from, to, filter, today]);
}

/** Bars need room each; the other shapes are about square on a phone. */
function heightOf(items: number, { shape }: ChartOptions, isLine: boolean): string {
  if (shape !== 'bar' || isLine) return 'clamp(320px, 45vw, 440px)';
  return `${Math.max(120, Math.min(items, mostDrawn.bar) * 30 + 40)}px`;
}
