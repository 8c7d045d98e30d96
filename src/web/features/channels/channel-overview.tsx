import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import type { DatePreset } from '#domain/time/date-presets.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChannelOverviewDocument } from './channels.gen.ts';
import classes from './channel-overview.module.css';
import { periodLabels, periodOf, shownPeriods, type ShownPeriod } from './period.ts';
import { ThemeList } from './theme-list.tsx';
import { VolumeChart } from './volume-chart.tsx';

export type PeriodHash = {
  preset?: DatePreset | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** How much came in, and which themes rise and fall. */
export function ChannelOverview({ channel, hash }: { channel: ChannelCardFragment; hash: PeriodHash }) {
  const { preset, from, to } = hash;
  const [today] = useState(() => new Date());
  const period = useMemo(() => periodOf({ preset, from, to }, today), [preset, from, to, today]);
  const query = useQuery({ query: ChannelOverviewDocument, variables: { id: channel.id, ...period } });
  const chosen: ShownPeriod = shownPeriods.find((shown) => shown === preset) ?? 'last90Days';
  return (
    <QueryView
      query={query}
      what="the overview"
      skeleton={<SkeletonRows rows={8} label="Loading the overview" />}
    >
      {({ channel: loaded }) => {
        const overview = loaded?.overview;
        if (!overview) return null;
        const coverage = overview.totalCount === 0 ? 0 : overview.themedCount / overview.totalCount;
        return (
          <>
            <div className={classes.facts}>
              <span>
                <strong>{overview.totalCount.toLocaleString('en')}</strong>{' '}
                {overview.totalCount === 1 ? 'data point' : 'data points'}
              </span>
              <span title={`${countLabel(overview.themedCount, 'data point')} in a theme`}>
                <strong>{Math.round(coverage * 100)}%</strong> in themes
              </span>
              <CompactSelect
                label="Period"
                value={chosen}
                options={shownPeriods.map((value) => ({ value, label: periodLabels[value] }))}
                onChange={(value) =>
                  replaceWith('channel', { params: { channelId: channel.id }, hash: { preset: value } })
                }
              />
            </div>
            <VolumeChart days={overview.days} />
            <ThemeList channel={channel} counts={overview.themes} />
          </>
        );
      }}
    </QueryView>
  );
}
