import { userNameOf } from '#domain/text/display-names.ts';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CellControl, CellTitle, type Column } from '#web/ui/table.tsx';
import { MemberMenu } from './member-menu.tsx';
import { RoleSelect } from './role-select.tsx';
import type { ManageMembers } from './use-manage-members.ts';

export function memberColumns(manage: ManageMembers): Column<MemberFieldsFragment>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      render: (member) => (
        <CellTitle leading={<Avatar name={member.name} seed={member.id} />}>
          <Link to="userProfile" params={{ userId: member.id }} peek data-row-link>
            {userNameOf(member)}
            {member.isYou && ' (you)'}
          </Link>
        </CellTitle>
      ),
    },
    { key: 'email', header: 'E-mail', width: '30%', hideNarrow: true, render: (member) => member.email },
    {
      key: 'standing',
      header: 'Standing',
      hideHeader: true,
      width: '110px',
      hideNarrow: true,
      render: (member) => (
        <>
          {member.suspended && <Badge tone="warning">Suspended</Badge>}
          {!member.suspended && member.workspaceAdmin && <Badge tone="accent">Admin</Badge>}
        </>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      width: '140px',
      render: (member) => (
        <CellControl>
          <RoleSelect member={member} manage={manage} />
        </CellControl>
      ),
    },
    {
      key: 'menu',
      header: 'Actions',
      hideHeader: true,
      width: '48px',
      render: (member) => (
        <CellControl>
          <MemberMenu member={member} manage={manage} />
        </CellControl>
      ),
    },
  ];
}
