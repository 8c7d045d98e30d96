import { userNameOf } from '#domain/text/display-names.ts';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { roleName } from './role-names.ts';

export const memberColumns: readonly Column<MemberFieldsFragment>[] = [
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
  { key: 'email', header: 'E-mail', width: '34%', hideNarrow: true, render: (member) => member.email },
  {
    key: 'role',
    header: 'Role',
    width: '190px',
    render: (member) => (
      <>
        {roleName(member.role)} {member.workspaceAdmin && <Badge tone="accent">Admin</Badge>}
        {member.suspended && <Badge tone="warning">Suspended</Badge>}
      </>
    ),
  },
];
