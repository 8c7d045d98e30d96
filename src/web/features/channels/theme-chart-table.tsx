import type { CSSProperties } from 'react';
import { bucketEnd, countedDays, type Bucket } from '#domain/channels/chart-buckets.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { formatDays } from '#domain/time/format-day.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelChartQuery } from '#web/lib/graphql.gen.ts';
import type { Instants, PeriodHash } from './period.ts';
import classes from './theme-chart.module.css';

export type Chart = NonNullable<ChannelChartQuery['channel']>['chart'];
export type ChartColumn = Chart['columns'][number];

/** What was counted, in the address of the theme's page. */
export type FigureHash = PeriodHash & { readonly by?: string; readonly value?: string };

export type ThemeChartTableProps = {
  channelId: string;
  label: string;
  chart: Chart;
  period: Instants;
  /** What leads from a figure to what it counts; without a column, from that of the row. */
  hashOf: (column: ChartColumn | null) => FigureHash;
};

/** The darker, the more. */
export function ThemeChartTable({ channelId, label, chart, period, hashOf }: ThemeChartTableProps) {
  const { bucket, columns, rows } = chart;
  const largest = Math.max(1, ...rows.flatMap(({ values }) => values));
  const hrefOf = (themeId: string, column: ChartColumn | null) =>
    buildUrl('channelTheme', { params: { channelId, themeId }, hash: hashOf(column) });
  const nameOf = (column: ChartColumn) => (bucket ? daysName(column.value, bucket, period) : column.title);
  return (
    // Wider than a phone: it is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.wide} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Theme</th>
            {columns.map((column) => (
              <th key={column.value} scope="col" className={classes.figure}>
                {nameOf(column)}
              </th>
            ))}
            <th scope="col" className={classes.figure}>
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ theme, values, total }) => {
            const title = titleOf('theme', theme.title);
            return (
              <tr key={theme.id}>
                <th scope="row">{title}</th>
                {columns.map((column, at) => (
                  <td key={column.value} className={classes.figure} style={tint(values[at], largest)}>
                    <Figure
                      count={values[at] ?? 0}
                      label={`${title}, ${nameOf(column)}`}
                      href={hrefOf(theme.id, column)}
                    />
                  </td>
                ))}
                <td className={classes.figure}>
                  <Figure count={total} label={`${title}, all`} href={hrefOf(theme.id, null)} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All data points, each once</th>
            {columns.map((column) => (
              <td key={column.value} className={classes.figure}>
                {bucket ? (
                  <Figure
                    count={column.total}
                    label={`All data points, ${nameOf(column)}`}
                    href={buildUrl('channelData', { params: { channelId }, hash: hashOf(column) })}
                  />
                ) : (
                  column.total.toLocaleString('en')
                )}
              </td>
            ))}
            <td className={classes.figure}>&nbsp;</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Nothing is behind a zero. */
function Figure({ count, label, href }: { count: number; label: string; href: string }) {
  if (count === 0) return <span className={classes.zero}>0</span>;
  const text = count.toLocaleString('en');
  return (
    <a href={href} aria-label={`${text} (${label})`}>
      {text}
    </a>
  );
}

const monthLabel = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function daysName(start: string, bucket: Bucket, period: Instants): string {
  const { from, to } = countedDays(start, bucket, period);
  if (bucket === 'MONTH' && from === start && to === bucketEnd(start, bucket))
    return monthLabel.format(new Date(start));
  return formatDays(new Date(from), new Date(to));
}

/** Strong enough to see the pattern, weak enough to read the figure on it. */
function tint(count: number | undefined, largest: number): CSSProperties {
  const share = Math.round(((count ?? 0) / largest) * 28);
  return { background: `color-mix(in srgb, transparent, var(--color-accent) ${share}%)` };
}
