import type { MemberFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import classes from './member-profile.module.css';
import { MemberWork } from './member-work.tsx';
import { roleName } from './role-names.ts';

const kinds = [
  { value: 'all', label: 'All', type: null },
  { value: 'notes', label: 'Notes', type: 'NOTE' },
  { value: 'insights', label: 'Insights', type: 'INSIGHT' },
  { value: 'projects', label: 'Projects', type: 'PROJECT' },
] as const;

export type MemberProfileProps = {
  member: MemberFieldsFragment;
  /** From the address: which of their work is shown. */
  tab: string;
  onTab: (tab: string) => void;
};

export function MemberProfile({ member, tab, onTab }: MemberProfileProps) {
  const current = kinds.find(({ value }) => value === tab) ?? kinds[0];
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
      <Section title="Recent work">
        <Tabs label="Kinds of work" tabs={kinds} value={current.value} onChange={onTab}>
          <MemberWork key={current.value} memberId={member.id} type={current.type} />
        </Tabs>
      </Section>
    </>
  );
}
