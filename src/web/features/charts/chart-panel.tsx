import { IconChartBar, IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { chartOptionsCodec, defaultChartOptions, type ChartOptions } from '#domain/charts/chart-options.ts';
import type { ChartState } from '#domain/charts/chart-state.ts';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { neutraliseFormula } from '#domain/csv/formula.ts';
import { filterFormToWire } from '#domain/filters/filter-form.ts';
import { slugOf } from '#domain/ids/slug.ts';
import { dayRangeOf, instantsOf } from '#domain/time/date-range.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChartControls } from './chart-controls.tsx';
import { ChartDrill, type Drill } from './chart-drill.tsx';
import { metricNames } from './chart-names.ts';
import { chartOption, lineOption, type Ink } from './chart-options.ts';
import { ChartTable } from './chart-table.tsx';
import { ChartDocument, ChartOverTimeDocument } from './charts.gen.ts';
import classes from './charts.module.css';

const ChartCanvas = lazy(() =>
  loadChunk('chart-canvas', () => import('./chart-canvas.tsx')).then((module) => ({
    default: module.ChartCanvas,
  })),
);

export type ChartPanelProps = {
  projectId: string;
  title: string;
  state: ChartState;
  onState: (state: ChartState) => void;
};

/** How often each tag was used in a project. What is drawn stays as this person left it; dates are in the address. */
export function ChartPanel({ projectId, title, state, onState }: ChartPanelProps) {
  const [options, setOptions] = useLocalValue(`chart.${projectId}`, chartOptionsCodec, defaultChartOptions);
  const [drill, setDrill] = useState<Drill | null>(null);
  const picture = useRef<(() => string) | null>(null);
  const input = useInput(projectId, options, state);
  const query = useQuery({ query: ChartDocument, variables: { input } });
  const isLine = state.type === 'line';
  const [overTime] = useQuery({
    query: ChartOverTimeDocument,
    variables: { input, bucket: bucketOf(input) },
    pause: !isLine,
  });
  const { chart } = query[0].data ?? {};
  const shown = useMemo(() => {
    const hidden = new Set(options.filter.hiddenItemIds);
    return chart?.items.filter(({ id }) => !hidden.has(id)) ?? [];
  }, [chart, options.filter.hiddenItemIds]);
  const lines = useMemo(() => {
    const hidden = new Set(options.filter.hiddenItemIds);
    const { days = [], lines: all = [] } = overTime.data?.chartOverTime ?? {};
    return { days, lines: all.filter(({ id }) => !hidden.has(id)) };
  }, [overTime.data, options.filter.hiddenItemIds]);
  const makeOption = useCallback(
    (ink: Ink) => (isLine ? lineOption(lines, ink) : chartOption(shown, options.shape, ink)),
    [isLine, lines, shown, options.shape],
  );
  const measure = metricNames[options.metric];
  const choose = (id: string) => {
    const item = chart?.items.find((one) => one.id === id);
    if (!item) return;
    setDrill({ of: options.type === 'tag' ? { tagId: id } : { tagGroupId: id }, title: item.title });
  };

  return (
    <>
      <div className={classes.controls}>
        <ChartControls
          projectId={projectId}
          options={options}
          onOptions={setOptions}
          state={state}
          onState={onState}
        />
        <span className={classes.push}>
          <Menu
            trigger={
              <IconButton label="Download">
                <IconDownload size={16} />
              </IconButton>
            }
            groups={[
              [
                {
                  label: 'CSV',
                  onSelect: () => save(csvOf(chart?.items ?? [], measure), `${slugOf(title) || 'chart'}.csv`),
                },
                {
                  label: 'PNG',
                  disabledReason: state.type === 'none' ? 'There’s no image' : null,
                  onSelect: () => {
                    if (picture.current) save(picture.current(), `${slugOf(title) || 'chart'}.png`);
                  },
                },
              ],
            ]}
          />
        </span>
      </div>
      <QueryView query={query} what="the chart" skeleton={<SkeletonRows label="Loading the chart" />}>
        {({ chart: { items, total } }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconChartBar size={20} />} title="No data yet">
              Tag highlights in this project, or choose other dates.
            </EmptyState>
          ) : (
            <>
              {state.type !== 'none' && (
                <Suspense fallback={<SkeletonRows label="Loading the chart" />}>
                  <div className={classes.scroll}>
                    <ChartCanvas
                      label={`${measure} ${options.type === 'tag' ? 'by tag' : 'by tag group'}: ${title}`}
                      height={heightOf(shown.length, options, isLine)}
                      makeOption={makeOption}
                      onChoose={choose}
                      onReady={(read) => {
                        picture.current = read;
                      }}
                    />
                  </div>
                </Suspense>
              )}
              <ChartTable
                items={items}
                measure={measure}
                filter={options.filter}
                onFilter={(filter) => setOptions({ ...options, filter })}
                onChoose={({ id }) => choose(id)}
              />
              <p>
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

const dayMs = 86_400_000;

function bucketOf({ from, to }: { from: string | null; to: string | null }): 'DAY' | 'WEEK' | 'MONTH' {
  if (from === null || to === null) return 'MONTH';
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (days <= 31) return 'DAY';
  return days <= 200 ? 'WEEK' : 'MONTH';
}

/** Bars need room each; the other shapes a square. */
function heightOf(items: number, { shape }: ChartOptions, isLine: boolean): number {
  return shape === 'bar' && !isLine ? Math.max(160, items * 30 + 40) : 440;
}

function csvOf(
  items: readonly { title: string; groupTitle?: string | null; value: number }[],
  measure: string,
): string {
  const rows = items.map(({ title, groupTitle, value }) => [
    neutraliseFormula(title),
    neutraliseFormula(groupTitle ?? ''),
    String(value),
  ]);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(serialiseCsv([['Name', 'Group', measure], ...rows]))}`;
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
