import { roles, type Role } from '#domain/access/roles.ts';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { roleName } from './role-names.ts';
import { useCan } from './viewer-context.tsx';
import type { ManageMembers } from './use-manage-members.ts';

const none = 'NONE';
const options = [
  ...roles.map((role) => ({ value: role, label: roleName(role) })),
  { value: none, label: roleName(null) },
];

export type RoleSelectProps = { member: MemberFieldsFragment; manage: ManageMembers };

export function RoleSelect({ member, manage }: RoleSelectProps) {
  const maySet = useCan('member.setRole');
  return (
    <CompactSelect<Role | typeof none>
      label={`Role of ${member.name}`}
      value={member.role ?? none}
      options={options as readonly { value: Role | typeof none; label: string }[]}
      disabled={!maySet.allowed}
      title={maySet.allowed ? undefined : maySet.reason}
      onChange={(chosen) => manage.setRole(member, chosen === none ? null : chosen)}
    />
  );
}
