import { IconUserCheck } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import type { DataPointCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { Column } from '#web/ui/table.tsx';
import classes from './data-point-list.module.css';
import { languageName } from './language-name.ts';
import type { ChannelColumn } from './use-columns.ts';
import { ParticipantName } from './participant-name.tsx';
import { SentimentBadge } from './sentiment-badge.tsx';

export type PointColumn = Column<DataPointCardFragment>;

/** Those that a person can leave out, in their order. */
export function dataPointColumns(
  channelId: string,
  columns: readonly ChannelColumn[],
): readonly PointColumn[] {
  return [
    {
      key: 'theme',
      header: 'Theme',
      width: '200px',
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
      render: ({ sentiment }) => <SentimentBadge sentiment={sentiment} />,
    },
    {
      key: 'participant',
      header: 'Participant',
      width: '140px',
      render: (point) => <ParticipantName point={point} />,
    },
    {
      key: 'source',
      header: 'Source',
      width: '90px',
      render: ({ source }) => sourceNames[source] ?? source,
    },
    {
      key: 'language',
      header: 'Language',
      width: '110px',
      render: ({ language }) => (language === null ? '' : languageName(language)),
    },
    { key: 'saidAt', header: 'Date', width: '110px', render: ({ saidAt }) => <RelativeTime at={saidAt} /> },
    ...columns.map(({ id, name }): PointColumn => ({
      key: id,
      header: name,
      width: '140px',
      render: ({ properties }) => properties.find(({ columnId }) => columnId === id)?.value ?? '',
    })),
  ];
}

export const sourceNames: Readonly<Record<string, string>> = { paste: 'Pasted', csv: 'CSV', api: 'API' };
