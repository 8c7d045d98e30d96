import { IconMessages } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { ChannelsDocument } from './channels.gen.ts';
import { NewChannelButton } from './new-channel-button.tsx';

const columns: readonly Column<ChannelCardFragment>[] = [
  {
    key: 'title',
    header: 'Channel',
    render: ({ id, title }) => (
      <CellTitle leading={<IconMessages size={16} aria-hidden />}>
        <Link to="channel" params={{ channelId: id }} data-row-link>
          {titleOf('channel', title)}
        </Link>
      </CellTitle>
    ),
  },
  {
    key: 'themes',
    header: 'Themes',
    width: '100px',
    render: ({ themeCount }) => themeCount.toLocaleString('en'),
  },
  {
    key: 'points',
    header: 'Data points',
    width: '120px',
    render: ({ dataPointCount }) => dataPointCount.toLocaleString('en'),
  },
  {
    key: 'updated',
    header: 'Updated',
    width: '150px',
    hideNarrow: true,
    render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  },
];

/** The channels that the person may see, of the whole workspace or of a folder. */
export function ChannelList({ folderId = null }: { folderId?: string | null }) {
  return (
    <PagedTable
      label="Channels"
      what="the channels"
      document={ChannelsDocument}
      variables={(after) => ({ folderId, first: 50, after })}
      page={({ channels }) => channels}
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          icon={<IconMessages size={20} />}
          title="No channels yet"
          actions={<NewChannelButton folderId={folderId} isFirst />}
        >
          A channel collects continuous feedback, like reviews, tickets or survey answers, and sorts it into
          themes.
        </EmptyState>
      }
    />
  );
}
