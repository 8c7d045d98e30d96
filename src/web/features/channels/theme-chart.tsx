import { useQuery } from 'urql';
import { countedDays } from '#domain/channels/chart-buckets.ts';
import type { ChannelChartQuery } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import overview from './channel-overview.module.css';
import { ChannelChartDocument } from './channels.gen.ts';
import { comparedFields } from './compared-fields.ts';
import { daysHash, type Instants, type PeriodHash } from './period.ts';
import { segmentHash } from './segment.ts';
import { ThemeChartTable, type Chart, type ChartColumn, type FigureHash } from './theme-chart-table.tsx';
import { useColumns } from './use-columns.ts';
import { useSegmentFields } from './use-segment-fields.ts';

export type ThemeChartProps = {
  channelId: string;
  period: Instants;
  /** The period as the address has it, kept on the way to what was said. */
  days: PeriodHash;
  /** Of contacts, or a column of the channel; null: by time. */
  fieldId: string | null;
  onField: (fieldId: string | null) => void;
};

const byTime = '';

/** How much was said about the largest themes, by time, by who said it or by what a table says of it. Each figure leads to what was said. */
export function ThemeChart({ channelId, period, days, fieldId, onField }: ThemeChartProps) {
  const contactFields = useSegmentFields();
  const columns = useColumns(channelId);
  const fields = comparedFields(
    columns.filter(({ values }) => values.length > 0),
    contactFields,
  );
  const field = fields.find(({ id }) => id === fieldId);
  const query = useQuery({
    query: ChannelChartDocument,
    variables: { id: channelId, ...period, fieldId: field?.id ?? null },
  });
  const label = `Data points by theme and ${field?.label ?? 'time'}`;

  function hashOf(chart: Chart, column: ChartColumn | null): FigureHash {
    if (column === null) return days;
    if (chart.bucket) return daysHash(countedDays(column.value, chart.bucket, period));
    return { ...days, ...segmentHash(field ? { fieldId: field.id, value: column.value } : null) };
  }

  return (
    <section aria-label="Themes compared">
      <div className={overview.themes}>
        <h2 className={overview.heading}>Themes compared</h2>
        <CompactSelect
          label="Compare by"
          value={field?.id ?? byTime}
          options={[
            { value: byTime, label: 'By time' },
            ...fields.map(({ id, label: name }) => ({ value: id, label: `By ${name}` })),
          ]}
          onChange={(chosen) => onField(chosen === byTime ? null : chosen)}
        />
      </div>
      <QueryView
        query={query}
        what="the chart"
        skeleton={<SkeletonRows rows={4} label="Loading the chart" />}
      >
        {({ channel }: ChannelChartQuery) => {
          const chart = channel?.chart;
          if (!chart) return null;
          if (chart.rows.length === 0)
            return (
              <EmptyState title="No themes in this period">Choose a longer period, or add data.</EmptyState>
            );
          return (
            <ThemeChartTable
              channelId={channelId}
              label={label}
              chart={chart}
              period={period}
              hashOf={(column) => hashOf(chart, column)}
            />
          );
        }}
      </QueryView>
    </section>
  );
}
