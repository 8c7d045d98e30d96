import { IconMessages } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { StarButton } from '#web/features/stars/index.ts';
import type { ChannelRowFragment, ChannelSort } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './channel-list.module.css';
import { ChannelMenu } from './channel-menu.tsx';
import { ChannelsDocument } from './channels.gen.ts';
import { NewChannelButton } from './new-channel-button.tsx';

const columns: readonly Column<ChannelRowFragment>[] = [
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
  {
    key: 'star',
    header: 'Star',
    width: '56px',
    render: ({ id, title, starred }) => (
      <StarButton type="CHANNEL" id={id} starred={starred} of={titleOf('channel', title)} />
    ),
  },
  {
    key: 'menu',
    header: 'Actions',
    hideHeader: true,
    width: '56px',
    render: (channel) => (
      <ChannelMenu channel={channel} label={`More actions for ${titleOf('channel', channel.title)}`} />
    ),
  },
];

const sorts: readonly { value: ChannelSort; label: string }[] = [
  { value: 'TITLE', label: 'By title' },
  { value: 'UPDATED', label: 'Last updated' },
  { value: 'CREATED', label: 'Newest' },
];

/** The channels that the person may see, of the whole workspace or of a folder. */
export function ChannelList({ folderId = null }: { folderId?: string | null }) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const [sort, setSort] = useState<ChannelSort>('TITLE');
  return (
    <>
      <div className={classes.filters}>
        <TextField
          label="Find channels"
          hideLabel
          type="search"
          placeholder="Find by title"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <CompactSelect label="Sort" value={sort} options={sorts} onChange={setSort} />
      </div>
      <PagedTable
        key={`${query} ${sort}`}
        label="Channels"
        what="the channels"
        document={ChannelsDocument}
        variables={(after) => ({ folderId, query: query || null, sort, first: 50, after })}
        page={({ channels }) => channels}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          query !== '' ? (
            <EmptyState title={`No results for “${query}”`} />
          ) : (
            <EmptyState
              icon={<IconMessages size={20} />}
              title="No channels yet"
              actions={<NewChannelButton folderId={folderId} isFirst />}
            >
              A channel collects continuous feedback, like reviews, tickets or survey answers, and sorts it
              into themes.
            </EmptyState>
          )
        }
      />
    </>
  );
}
