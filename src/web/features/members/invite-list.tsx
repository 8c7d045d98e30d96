import { IconCopy, IconDots, IconMailForward, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { authorNameOf } from '#domain/text/display-names.ts';
import type { InviteFieldsFragment } from '#web/lib/graphql.gen.ts';
import { InvitesDocument } from './members.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { TimeLeft } from '#web/ui/time-left.tsx';
import type { Column } from '#web/ui/table.tsx';
import { roleName } from './role-names.ts';
import { useManageInvites } from './use-manage-invites.ts';
import { useCan, useViewer } from './viewer-context.tsx';

export function InviteList() {
  const viewer = useViewer();
  return (
    <PagedTable
      label="Open invitations"
      document={InvitesDocument}
      variables={(after) => ({ first: itemLimits.page, after })}
      page={(data) => data.invites}
      columns={inviteColumns(viewer.id)}
      rowKey={(invite) => invite.id}
      what="the invitations"
      empty={
        <EmptyState title="No open invitations">People you invite appear here until they join.</EmptyState>
      }
    />
  );
}

function inviteColumns(viewerId: string): Column<InviteFieldsFragment>[] {
  return [
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
      width: '18%',
      hideNarrow: true,
      render: (invite) => authorNameOf(invite.invitedBy, viewerId),
    },
    {
      key: 'sent',
      header: 'Sent',
      width: '120px',
      hideNarrow: true,
      render: (invite) => <RelativeTime at={invite.createdAt} />,
    },
    {
      key: 'ends',
      header: 'Ends',
      width: '120px',
      hideNarrow: true,
      render: (invite) => <TimeLeft until={invite.expiresAt} />,
    },
    {
      key: 'menu',
      header: 'Actions',
      hideHeader: true,
      width: '48px',
      render: (invite) => <InviteMenu invite={invite} />,
    },
  ];
}

function InviteMenu({ invite }: { invite: InviteFieldsFragment }) {
  const mayResend = useCan('member.invite');
  const mayRevoke = useCan('member.cancelInvite');
  const { resend, revoke, copy } = useManageInvites();
  const [isAsking, setAsking] = useState(false);
  const refusal = mayResend.allowed ? null : mayResend.reason;
  const resendRefusal = refusal ?? (invite.isMailed ? null : 'No outgoing mail is set up');
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for the invitation of ${invite.email}`}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Send again',
              icon: <IconMailForward size={16} />,
              disabledReason: resendRefusal,
              onSelect: () => void resend(invite),
            },
            {
              label: 'Copy invitation link',
              icon: <IconCopy size={16} />,
              disabledReason: refusal,
              onSelect: () => (invite.isMailed ? setAsking(true) : void copy(invite)),
            },
          ],
          [
            {
              label: 'Revoke',
              icon: <IconX size={16} />,
              danger: true,
              disabledReason: mayRevoke.allowed ? null : mayRevoke.reason,
              onSelect: () => void revoke(invite),
            },
          ],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title="Copy a new link?"
          confirmLabel="Copy new link"
          confirmVariant="primary"
          onConfirm={() => {
            setAsking(false);
            void copy(invite);
          }}
          onClose={() => setAsking(false)}
        >
          Copying a new link replaces the one that was mailed to {invite.email}: that one stops working.
        </ConfirmDialog>
      )}
    </>
  );
}
