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
import { DataPointCount } from './data-point-count.tsx';
import { DataPointTable } from './data-point-table.tsx';
import type { Instants } from './period.ts';
import type { Segment } from './segment.ts';
import { PointFilterBar } from './point-filter-bar.tsx';
import { useThemes } from './use-themes.ts';
import { useColumns } from './use-columns.ts';
import { useLanguages } from './use-languages.ts';
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

const wireSources = { paste: 'PASTE', csv: 'CSV', api: 'API' } as const;

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
  const themes = useThemes(channel.id);
  const languages = useLanguages(channel.id);
  const columns = useColumns(channel.id);
  const { query, sentiment, source, language, properties } = filter;
  const areExcluded = of === 'all' && filter.excluded === true;
  const scope = of === 'outliers' ? { outliers: true } : of === 'all' ? themesOf(filter, topic?.id) : of;
  const changeable = {
    ...scope,
    ...period,
    sentiment: sentiment ? wireSentiments[sentiment] : null,
    source: source ? wireSources[source] : null,
    properties: properties ?? null,
    language: language ?? null,
    query: query ?? null,
    excluded: areExcluded,
  };
  const matching = { id: channel.id, ...changeable, segment };
  const variables = (after: string | null) => ({ ...matching, first: 50, after });
  const isThemed = of === 'all' || (of !== 'outliers' && 'topicId' in of);
  const offered = dataPointColumns(channel.id, columns).filter(({ key }) => isThemed || key !== 'theme');
  const isFiltered = period !== null || segment !== null || Object.keys(filter).length > 0;
  const [hidden, setHidden] = useLocalValue('data-point-columns-off', array(string), ['source', 'language']);
  // Those of tables are shown where somebody wants to see them: each channel has others.
  const [wanted, setWanted] = useLocalValue('data-point-properties-on', array(string), []);
  const filtered = new Set(properties?.map(({ columnId }) => columnId));
  const isProperty = (key: string) => columns.some(({ id }) => id === key);
  const isShown = (key: string) =>
    isProperty(key) ? wanted.includes(key) || filtered.has(key) : !hidden.includes(key);
  const show = (key: string, shown: boolean) => {
    const [listed, setListed] = isProperty(key)
      ? ([wanted, setWanted] as const)
      : ([hidden, setHidden] as const);
    // A filter that nobody sees would be forgotten.
    const { properties: _own, ...others } = filter;
    const left = properties?.filter(({ columnId }) => columnId !== key) ?? [];
    if (!shown && filtered.has(key)) onFilter({ ...others, ...(left.length > 0 && { properties: left }) });
    const isListed = isProperty(key) === shown;
    setListed(isListed ? [...listed.filter((one) => one !== key), key] : listed.filter((one) => one !== key));
  };
  return (
    <>
      <div className={classes.filters}>
        <PointFilterBar
          filter={filter}
          topics={of === 'all' ? topics : []}
          themes={of === 'all' ? themes : []}
          columns={columns.filter(({ id, values }) => values.length > 0 && isShown(id))}
          languages={languages}
          withExcluded={of === 'all'}
          onChange={onFilter}
        />
        <Panel label="Columns" count={0} icon={<IconColumns3 size={16} />}>
          {offered.map(({ key, header }) => (
            <Switch key={key} label={header} checked={isShown(key)} onChange={(shown) => show(key, shown)} />
          ))}
        </Panel>
      </div>
      {isFiltered && <DataPointCount of={matching} />}
      <DataPointTable
        key={JSON.stringify(variables(null))}
        channel={channel}
        variables={variables}
        matching={segment === null ? changeable : null}
        columns={offered.filter(({ key }) => isShown(key))}
        areExcluded={areExcluded}
        onOpen={onOpen}
        empty={
          query !== undefined ? (
            <EmptyState title={`No results for “${query}”`} />
          ) : areExcluded ? (
            <EmptyState title="Nothing excluded">Select spam in the list of data and exclude it.</EmptyState>
          ) : isFiltered ? (
            <EmptyState title="No data points match">Choose another period or other filters.</EmptyState>
          ) : (
            empty
          )
        }
      />
    </>
  );
}

/** The server takes a theme, a topic or none: a theme is the narrower of the two. */
function themesOf({ themeId, unthemed }: PointFilter, topicId: string | undefined) {
  if (unthemed === true) return { outliers: true };
  if (themeId !== undefined) return { themeId };
  return topicId === undefined ? {} : { topicId };
}
