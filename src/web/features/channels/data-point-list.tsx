import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { string } from '#domain/codec/primitives.ts';
import { array } from '#domain/codec/structures.ts';
import { noPointFilter, type PointFilter } from '#domain/channels/point-filter.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useLocalValue } from '#web/lib/local-value.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { dataPointColumns } from './data-point-columns.tsx';
import classes from './data-point-list.module.css';
import { DataPointTable } from './data-point-table.tsx';
import type { Instants } from './period.ts';
import type { Segment } from './segment.ts';
import { PointFilterBar } from './point-filter-bar.tsx';
import { useTopics } from './use-topics.ts';

export type DataPointListProps = {
  channel: ChannelCardFragment;
  /** Of one theme or topic, of none (`outliers`), or all of them. */
  of: { readonly themeId: string } | { readonly topicId: string } | 'outliers' | 'all';
  /** Only what was said in it. */
  period: Instants | null;
  /** Only of contacts with a value of a field. */
  segment?: Segment | null;
  /** As the address has it; left out, the list keeps it for itself. */
  filtering?: { readonly filter: PointFilter; readonly onFilter: (filter: PointFilter) => void };
  onOpen: (id: string) => void;
  empty: ReactNode;
};

const wireSentiments = { positive: 'POSITIVE', neutral: 'NEUTRAL', negative: 'NEGATIVE' } as const;

/** What people said, newest first. */
export function DataPointList({
  channel,
  of,
  period,
  segment = null,
  filtering,
  onOpen,
  empty,
}: DataPointListProps) {
  const [own, setOwn] = useState(noPointFilter);
  const { filter, onFilter } = filtering ?? { filter: own, onFilter: setOwn };
  const topics = useTopics(channel.id);
  const topic = of === 'all' ? topics.find(({ id }) => id === filter.topicId) : undefined;
  const { query, sentiment } = filter;
  const areExcluded = of === 'all' && filter.excluded === true;
  const scope =
    of === 'outliers' ? { outliers: true } : of === 'all' ? (topic ? { topicId: topic.id } : {}) : of;
  const variables = (after: string | null) => ({
    id: channel.id,
    ...scope,
    ...period,
    sentiment: sentiment ? wireSentiments[sentiment] : null,
    segment,
    query: query ?? null,
    excluded: areExcluded,
    first: 50,
    after,
  });
  const isThemed = of === 'all' || (of !== 'outliers' && 'topicId' in of);
  const offered = dataPointColumns(channel.id).filter(({ key }) => isThemed || key !== 'theme');
  const [hidden, setHidden] = useLocalValue('data-point-columns-off', array(string), ['source']);
  return (
    <>
      <div className={classes.filters}>
        <PointFilterBar
          filter={filter}
          topics={of === 'all' ? topics : []}
          withExcluded={of === 'all'}
          onChange={onFilter}
        />
        <Panel label="Columns" count={0} icon={<IconColumns3 size={16} />}>
          {offered.map(({ key, header }) => (
            <Switch
              key={key}
              label={header}
              checked={!hidden.includes(key)}
              onChange={(isShown) =>
                setHidden(isShown ? hidden.filter((one) => one !== key) : [...hidden, key])
              }
            />
          ))}
        </Panel>
      </div>
      <DataPointTable
        key={JSON.stringify(variables(null))}
        channel={channel}
        variables={variables}
        columns={offered.filter(({ key }) => !hidden.includes(key))}
        areExcluded={areExcluded}
        onOpen={onOpen}
        empty={
          query !== undefined ? (
            <EmptyState title={`No results for “${query}”`} />
          ) : areExcluded ? (
            <EmptyState title="Nothing excluded">Select spam in the list of data and exclude it.</EmptyState>
          ) : period !== null || segment !== null || sentiment !== undefined || topic !== undefined ? (
            <EmptyState title="No data points match">Choose another period, sentiment or topic.</EmptyState>
          ) : (
            empty
          )
        }
      />
    </>
  );
}
