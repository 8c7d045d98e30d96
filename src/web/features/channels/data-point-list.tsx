import { IconUserCheck } from '@tabler/icons-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment, DataPointCardFragment, Sentiment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { Column } from '#web/ui/table.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DataPointsDocument } from './channels.gen.ts';
import classes from './data-point-list.module.css';
import type { Instants } from './period.ts';
import { SentimentBadge, sentimentLabels } from './sentiment-badge.tsx';
import { anyTopic, TopicSelect } from './topic-select.tsx';
import { useTopics } from './use-topics.ts';

export type DataPointListProps = {
  channel: ChannelCardFragment;
  /** Of one theme or topic, of none (`outliers`), or all of them. */
  of: { readonly themeId: string } | { readonly topicId: string } | 'outliers' | 'all';
  /** Only what was said in it. */
  period: Instants | null;
  onOpen: (id: string) => void;
  empty: ReactNode;
};

const anySentiment = 'ANY';

/** What people said, newest first. */
export function DataPointList({ channel, of, period, onOpen, empty }: DataPointListProps) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const [sentiment, setSentiment] = useState<Sentiment | typeof anySentiment>(anySentiment);
  const [chosenTopic, setTopic] = useState(anyTopic);
  const topics = useTopics(channel.id);
  const topic = of === 'all' ? topics.find(({ id }) => id === chosenTopic) : undefined;
  const isFiltered = period !== null || sentiment !== anySentiment || topic !== undefined;
  const scope =
    of === 'outliers' ? { outliers: true } : of === 'all' ? (topic ? { topicId: topic.id } : {}) : of;
  return (
    <>
      <div className={classes.filters}>
        <TextField
          label="Find data points"
          hideLabel
          type="search"
          placeholder="Find in text"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <CompactSelect
          label="Sentiment"
          value={sentiment}
          options={[
            { value: anySentiment, label: 'Any sentiment' },
            ...(Object.keys(sentimentLabels) as Sentiment[]).map((value) => ({
              value,
              label: sentimentLabels[value],
            })),
          ]}
          onChange={setSentiment}
        />
        {of === 'all' && topics.length > 0 && (
          <TopicSelect topics={topics} value={chosenTopic} onChange={setTopic} />
        )}
      </div>
      <PagedTable
        key={[query, sentiment, topic?.id, period?.from, period?.to].join()}
        label="Data points"
        what="the data points"
        document={DataPointsDocument}
        variables={(after) => ({
          id: channel.id,
          ...scope,
          ...period,
          sentiment: sentiment === anySentiment ? null : sentiment,
          query: query || null,
          first: 50,
          after,
        })}
        page={({ channel: loaded }) => loaded?.dataPoints}
        columns={columnsOf(channel.id, of === 'all' || (of !== 'outliers' && 'topicId' in of), onOpen)}
        rowKey={({ id }) => id}
        empty={
          query !== '' ? (
            <EmptyState title={`No results for “${query}”`} />
          ) : isFiltered ? (
            <EmptyState title="No data points match">Choose another period, sentiment or topic.</EmptyState>
          ) : (
            empty
          )
        }
      />
    </>
  );
}

function columnsOf(
  channelId: string,
  withTheme: boolean,
  onOpen: (id: string) => void,
): readonly Column<DataPointCardFragment>[] {
  return [
    {
      key: 'text',
      header: 'Data point',
      render: (point) => (
        <button type="button" className={classes.text} onClick={() => onOpen(point.id)}>
          {point.text}
        </button>
      ),
    },
    ...(withTheme
      ? [
          {
            key: 'theme',
            header: 'Theme',
            width: '200px',
            hideNarrow: true,
            render: ({ theme, placedByPerson }: DataPointCardFragment) =>
              theme ? (
                <span className={classes.theme}>
                  <Link to="channelTheme" params={{ channelId, themeId: theme.id }}>
                    {titleOf('theme', theme.title)}
                  </Link>
                  {placedByPerson && <IconUserCheck size={14} aria-label="Placed by a person" />}
                </span>
              ) : (
                'Outlier'
              ),
          },
        ]
      : []),
    {
      key: 'sentiment',
      header: 'Sentiment',
      width: '100px',
      hideNarrow: true,
      render: ({ sentiment }) => <SentimentBadge sentiment={sentiment} />,
    },
    {
      key: 'participant',
      header: 'Participant',
      width: '140px',
      hideNarrow: true,
      render: ({ participant }) => participant ?? '',
    },
    { key: 'saidAt', header: 'Date', width: '110px', render: ({ saidAt }) => <RelativeTime at={saidAt} /> },
  ];
}
