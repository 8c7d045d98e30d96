import { IconChevronRight } from '@tabler/icons-react';
import type { AvailableTeam, CurrentTeam, SignedInUser } from '#domain/accounts/available-team.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { enterWorkspace } from './follow-redirect.ts';
import classes from './workspace-list.module.css';

type Row = { team: CurrentTeam | AvailableTeam; detail: string };

/** What the person is a member of, then what they may join. */
export function WorkspaceList({ user }: { user: SignedInUser }) {
  const submit = useSubmit();
  const member: Row[] = user.currentTeams.map((team) => ({ team, detail: team.subdomain ?? '' }));
  const open: Row[] = user.availableTeams.map((team) => ({ team, detail: joinReason(team) }));
  if (member.length + open.length === 0) {
    return (
      <EmptyState title="You’re not in a workspace yet">
        Create one, or ask a colleague for an invitation.
      </EmptyState>
    );
  }
  const enter = (id: string) => void submit.run(() => enterWorkspace(id));
  const join = (id: string) => void submit.run(() => enterWorkspace(id, { join: true }));
  return (
    <>
      <FormError message={submit.error} />
      {member.length > 0 && <TeamRows rows={member} onEnter={enter} label="Your workspaces" />}
      {open.length > 0 && (
        <Section title="You can join">
          <TeamRows rows={open} onEnter={join} label="Workspaces to join" />
        </Section>
      )}
    </>
  );
}

function joinReason(team: AvailableTeam): string {
  if (team.type === 'DOMAIN') return 'Open to anyone with your e-mail domain';
  return team.invitedBy === null ? 'You’re invited' : `Invited by ${team.invitedBy}`;
}

function TeamRows({
  rows,
  onEnter,
  label,
}: {
  rows: readonly Row[];
  onEnter: (id: string) => void;
  label: string;
}) {
  return (
    <ul aria-label={label} className={classes.list}>
      {rows.map(({ team, detail }) => (
        <li key={team.id}>
          <button type="button" className={classes.row} onClick={() => onEnter(team.id)}>
            <Avatar name={workspaceNameOf(team.name)} seed={team.id} size={32} square />
            <span className={classes.text}>
              <span className={classes.name}>{workspaceNameOf(team.name)}</span>
              <span className={classes.detail}>{detail}</span>
            </span>
            <IconChevronRight size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
