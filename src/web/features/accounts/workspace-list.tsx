import type { AvailableTeam, SignedInUser } from '#domain/accounts/available-team.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { regionName } from '#domain/workspaces/regions.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Callout } from '#web/ui/callout.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack, Section } from '#web/ui/page-frame.tsx';
import { ChoiceList, type ListedChoice } from './choice-list.tsx';
import { enterWorkspace } from './follow-redirect.ts';
import { WorkspaceMark } from './workspace-mark.tsx';

/** What the person is a member of, then what they may join. */
export function WorkspaceList({ user, path }: { user: SignedInUser; path?: string | undefined }) {
  const submit = useSubmit();
  const { currentTeams: member, availableTeams: open } = user;
  if (member.length + open.length === 0 && user.unreachableRegions === undefined) {
    return (
      <EmptyState title="You’re not in a workspace yet">
        Create one, or ask a colleague for an invitation.
      </EmptyState>
    );
  }
  function choice(team: SignedInUser['currentTeams'][number], detail: string, join: boolean): ListedChoice {
    return {
      id: team.id,
      mark: <WorkspaceMark team={team} />,
      name: workspaceNameOf(team.name),
      badge: team.isSample === true ? 'Sample' : undefined,
      detail,
      onChoose: () => void submit.run(() => enterWorkspace(team.id, { path, join })),
    };
  }
  return (
    <FormStack>
      <FormError message={submit.error} />
      {user.unreachableRegions !== undefined && (
        <Callout tone="warning">
          {`${user.unreachableRegions.map(regionName).join(', ')} can’t be reached right now. Workspaces there are missing from this list.`}
        </Callout>
      )}
      {member.length > 0 && (
        <ChoiceList
          label="Your workspaces"
          choices={member.map((team) => choice(team, team.subdomain ?? '', false))}
        />
      )}
      {open.length > 0 && (
        <Section title="You can join">
          <ChoiceList
            label="Workspaces to join"
            choices={open.map((team) => choice(team, joinReason(team), true))}
          />
        </Section>
      )}
    </FormStack>
  );
}

function joinReason(team: AvailableTeam): string {
  if (team.type === 'DOMAIN') return 'Open to anyone with your e-mail domain';
  return team.invitedBy === null ? 'You’re invited' : `Invited by ${team.invitedBy}`;
}
