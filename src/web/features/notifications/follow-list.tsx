import { IconBell } from '@tabler/icons-react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { ObjectIcon } from '#web/kit/objects/object-identity.tsx';
import { kindOf, objectUrl } from '#web/kit/objects/object-ref.ts';
import type { FollowFieldsFragment } from '#web/lib/graphql.gen.ts';
import { FollowsDocument } from './notifications.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CellControl, CellTitle, type Column } from '#web/ui/table.tsx';
import { frequencyOptions } from './frequency-names.ts';
import { useFollow, type Following } from './use-follow.ts';

export function FollowList() {
  const columns = followColumns(useFollow());
  return (
    <PagedTable
      label="What you follow"
      document={FollowsDocument}
      variables={(after) => ({ first: itemLimits.page, after })}
      page={(data) => data.follows}
      columns={columns}
      rowKey={(row) => row.objectId}
      what="what you follow"
      empty={
        <EmptyState icon={<IconBell size={20} />} title="You’re not following anything yet">
          Press the bell on a project to get its changes by e-mail.
        </EmptyState>
      }
    />
  );
}

function followColumns({ follow, unfollow }: Following): Column<FollowFieldsFragment>[] {
  const refOf = ({ objectType, objectId, title }: FollowFieldsFragment) => ({
    type: objectType,
    id: objectId,
    title,
  });
  return [
    {
      key: 'title',
      header: 'Title',
      render: (row) => (
        <CellTitle leading={<ObjectIcon object={refOf(row)} />}>
          <a href={objectUrl(refOf(row))} data-row-link>
            {row.title}
          </a>
        </CellTitle>
      ),
    },
    {
      key: 'kind',
      header: 'Kind',
      width: '120px',
      hideNarrow: true,
      render: ({ objectType }) => capitalised(kindOf(objectType)),
    },
    {
      key: 'frequency',
      header: 'Mail',
      width: '132px',
      render: (row) => (
        <CellControl>
          <CompactSelect
            label={`How often for ${row.title}`}
            value={row.frequency}
            options={frequencyOptions}
            onChange={(frequency) => void follow(refOf(row), frequency, row.frequency)}
          />
        </CellControl>
      ),
    },
    {
      key: 'stop',
      header: 'Actions',
      hideHeader: true,
      width: '112px',
      render: (row) => (
        <CellControl>
          <Button
            variant="quiet"
            aria-label={`Stop following ${row.title}`}
            onClick={() => void unfollow(refOf(row), row.frequency)}
          >
            Unfollow
          </Button>
        </CellControl>
      ),
    },
  ];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
