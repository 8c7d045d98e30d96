import { IconUserCheck } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import type { DataPointCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { Column } from '#web/ui/table.tsx';
import classes from './data-point-list.module.css';
import { ParticipantName } from './participant-name.tsx';
import { SentimentBadge } from './sentiment-badge.tsx';

export type PointColumn = Column<DataPointCardFragment>;

/** Those that a person can leave out, in their order. */
export function dataPointColumns(channelId: string): readonly PointColumn[] {
  return [
    {
      key: 'theme',
      header: 'Theme',
      width: '200px',
      hideNarrow: true,
      render: ({ theme, placedByPerson, excluded }) =>
        theme ? (
          <span className={classes.theme}>
            <Link to="channelTheme" params={{ channelId, themeId: theme.id }}>
              {titleOf('theme', theme.title)}
            </Link>
            {placedByPerson && <IconUserCheck size={14} aria-label="Placed by a person" />}
          </span>
        ) : excluded ? (
          'Excluded'
        ) : (
          'Outlier'
        ),
    },
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
      render: (point) => <ParticipantName point={point} />,
    },
    {
      key: 'source',
      header: 'Source',
      width: '90px',
      hideNarrow: true,
      render: ({ source }) => sourceNames[source] ?? source,
    },
    { key: 'saidAt', header: 'Date', width: '110px', render: ({ saidAt }) => <RelativeTime at={saidAt} /> },
  ];
}

const sourceNames: Readonly<Record<string, string>> = { paste: 'Pasted', csv: 'CSV', api: 'API' };
