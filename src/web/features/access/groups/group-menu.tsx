import { IconDots, IconTrash, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import type { GroupFieldsFragment } from '#web/lib/graphql.gen.ts';
import { DeleteGroupDocument } from './groups.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';

export function GroupMenu({ group, onOpen }: { group: GroupFieldsFragment; onOpen: () => void }) {
  const mayDelete = useCan('group.delete');
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand(DeleteGroupDocument);

  async function confirm() {
    const done = await remove.run({ id: group.id });
    setAsking(false);
    if (done) showToast({ message: `Deleted the group ${group.name}` });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${group.name}`}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [{ label: 'Name and members', icon: <IconUsersPlus size={16} />, onSelect: onOpen }],
          [
            {
              label: 'Delete group',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: mayDelete.allowed ? null : mayDelete.reason,
              onSelect: () => setAsking(true),
            },
          ],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${group.name}?`}
          confirmLabel="Delete group"
          busy={remove.busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          Members lose access they have only through this group. Where only the group had full access, you’ll
          get it.
        </ConfirmDialog>
      )}
    </>
  );
}
