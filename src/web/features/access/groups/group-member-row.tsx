import { IconX } from '@tabler/icons-react';
import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import classes from './groups.module.css';

export type GroupMemberRowProps = { member: MemberFieldsFragment; onRemove: (() => void) | null };

export function GroupMemberRow({ member, onRemove }: GroupMemberRowProps) {
  return (
    <li className={classes.row}>
      <Avatar name={member.name} seed={member.id} size={32} />
      <div className={classes.who}>
        <span>{member.name}</span>
        <span className={classes.email}>{member.email}</span>
      </div>
      {onRemove && (
        <IconButton label={`Remove ${member.name} from the group`} onClick={onRemove}>
          <IconX size={16} />
        </IconButton>
      )}
    </li>
  );
}
