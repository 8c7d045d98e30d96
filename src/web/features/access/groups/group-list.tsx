import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { GroupFieldsFragment } from '#web/lib/graphql.gen.ts';
import { GroupsDocument } from './groups.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { CellControl, CellTitle, type Column } from '#web/ui/table.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupMenu } from './group-menu.tsx';
import classes from './groups.module.css';

export function GroupList() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <PagedTable
        label="Groups"
        document={GroupsDocument}
        variables={(after) => ({ first: itemLimits.page, after })}
        page={(data) => data.groups}
        columns={groupColumns(setOpenId)}
        rowKey={(group) => group.id}
        what="the groups"
        empty={
          <EmptyState icon={<IconUsersGroup size={20} />} title="No groups yet">
            Share with a group, and all its members have access, now and in the future.
          </EmptyState>
        }
      />
      {openId !== null && <GroupDialog key={openId} id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}

function groupColumns(open: (id: string) => void): Column<GroupFieldsFragment>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      render: (group) => (
        <CellTitle leading={<IconUsersGroup size={16} aria-hidden />}>
          <button
            type="button"
            className={classes.rowButton}
            aria-haspopup="dialog"
            onClick={() => open(group.id)}
          >
            {group.name}
          </button>
        </CellTitle>
      ),
    },
    {
      key: 'members',
      header: 'Members',
      width: '140px',
      render: (group) => countLabel(group.memberCount, 'member'),
    },
    {
      key: 'menu',
      header: 'Actions',
      hideHeader: true,
      width: '48px',
      render: (group) => (
        <CellControl>
          <GroupMenu group={group} onOpen={() => open(group.id)} />
        </CellControl>
      ),
    },
  ];
}
