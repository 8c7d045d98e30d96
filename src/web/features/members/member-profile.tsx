import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import classes from './member-profile.module.css';
import { roleName } from './role-names.ts';

export function MemberProfile({ member }: { member: MemberFieldsFragment }) {
  return (
    <>
      <div className={classes.top}>
        <Avatar name={member.name} seed={member.id} size={64} />
        <div className={classes.names}>
          <PageHeading>{member.name}</PageHeading>
          <a href={`mailto:${member.email}`} className={classes.mail}>
            {member.email}
          </a>
        </div>
      </div>
      <dl className={classes.facts}>
        <dt>Role</dt>
        <dd>{roleName(member.role)}</dd>
        <dt>Workspace admin</dt>
        <dd>{member.workspaceAdmin ? 'Yes' : 'No'}</dd>
        {member.suspended && (
          <>
            <dt>Status</dt>
            <dd>
              <Badge tone="warning">Suspended</Badge>
            </dd>
          </>
        )}
      </dl>
      {member.isYou && (
        <Link to="settingsUserAccount" className={buttonClass('default')}>
          Edit your account
        </Link>
      )}
    </>
  );
}
