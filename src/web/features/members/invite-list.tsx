import { userNameOf } from '#domain/text/display-names.ts';
import {
  InviteMemberDocument,
  RevokeInviteDocument,
  type InviteFieldsFragment,
} from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { roleName } from './role-names.ts';
import { useViewer } from './viewer-context.tsx';

export function InviteList({ invites }: { invites: readonly InviteFieldsFragment[] }) {
  const viewer = useViewer();
  const revoke = useRevokeInvite();
  if (invites.length === 0) {
    return <EmptyState title="No open invitations">People you invite show here until they join.</EmptyState>;
  }
  const columns: Column<InviteFieldsFragment>[] = [
    { key: 'email', header: 'E-mail', render: (invite) => invite.email },
    {
      key: 'role',
      header: 'Role',
      width: '120px',
      hideNarrow: true,
      render: (invite) => roleName(invite.role),
    },
    {
      key: 'by',
      header: 'Invited by',
      width: '20%',
      hideNarrow: true,
      render: (invite) => userNameOf(invite.invitedBy, viewer.id),
    },
    {
      key: 'at',
      header: 'Sent',
      width: '120px',
      hideNarrow: true,
      render: (invite) => <RelativeTime at={invite.createdAt} />,
    },
    {
      key: 'revoke',
      header: '',
      width: '96px',
      render: (invite) => (
        <Button
          variant="quiet"
          onClick={() => void revoke(invite)}
          aria-label={`Revoke the invitation of ${invite.email}`}
        >
          Revoke
        </Button>
      ),
    },
  ];
  return <Table label="Open invitations" columns={columns} rows={invites} rowKey={(invite) => invite.id} />;
}

/** Undo sends a new invitation with the same words: the revoked link stays dead. */
function useRevokeInvite(): (invite: InviteFieldsFragment) => Promise<void> {
  const revoke = useCommand(RevokeInviteDocument);
  const invite = useCommand(InviteMemberDocument);
  return async ({ id, email, role, message }) => {
    if (!(await revoke.run({ id }))) return;
    showToast({
      message: `Revoked the invitation of ${email}`,
      action: { label: 'Invite again', run: () => void invite.run({ input: { email, role, message } }) },
    });
  };
}
