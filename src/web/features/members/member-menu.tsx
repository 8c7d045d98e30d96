import {
  IconDots,
  IconPlayerPause,
  IconPlayerPlay,
  IconShield,
  IconShieldOff,
  IconUserMinus,
} from '@tabler/icons-react';
import type { Decision } from '#domain/access/can.ts';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import type { ManageMembers } from './use-manage-members.ts';
import { useCan } from './viewer-context.tsx';

export type MemberMenuProps = { member: MemberFieldsFragment; manage: ManageMembers };

export function MemberMenu({ member, manage }: MemberMenuProps) {
  const maySetAdmin = useCan('member.setAdmin');
  const maySuspend = useCan('member.suspend');
  const mayReactivate = useCan('member.reactivate');
  const mayRemove = useCan('member.remove');
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${member.name}`}>
          <IconDots size={16} />
        </IconButton>
      }
      groups={[
        [
          {
            label: member.workspaceAdmin ? 'Remove as workspace admin' : 'Make workspace admin',
            icon: member.workspaceAdmin ? <IconShieldOff size={16} /> : <IconShield size={16} />,
            disabledReason: reasonOf(maySetAdmin),
            onSelect: () => manage.setAdmin(member, !member.workspaceAdmin),
          },
          member.suspended
            ? {
                label: 'Reactivate',
                icon: <IconPlayerPlay size={16} />,
                disabledReason: reasonOf(mayReactivate),
                onSelect: () => manage.reactivate(member),
              }
            : {
                label: 'Suspend',
                icon: <IconPlayerPause size={16} />,
                disabledReason: reasonOf(maySuspend),
                onSelect: () => manage.suspend(member),
              },
        ],
        [
          {
            label: 'Remove from workspace',
            icon: <IconUserMinus size={16} />,
            danger: true,
            disabledReason: reasonOf(mayRemove),
            onSelect: () => manage.remove(member),
          },
        ],
      ]}
    />
  );
}

function reasonOf(decision: Decision): string | null {
  return decision.allowed ? null : decision.reason;
}
