import { IconDots, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EditTagDialog } from '../dialogs/edit-tag-dialog.tsx';
import { useTagRefusal } from '../model/tag-access.ts';
import { tagsCalled } from '../model/tag-names.ts';
import { LockTagDocument, RestoreTagsDocument, TrashTagsDocument, UnlockTagDocument } from '../tags.gen.ts';

export function TagPageMenu({ tag }: { tag: TagPageFieldsFragment }) {
  const [isEditing, setEditing] = useState(false);
  const refusal = useTagRefusal(tag.board, tag.board.project ?? null);
  const lock = useCommand(LockTagDocument);
  const unlock = useCommand(UnlockTagDocument);
  const trash = useCommand(TrashTagsDocument);
  const restore = useCommand(RestoreTagsDocument);
  const { id } = tag;
  const isLocked = tag.lockedAt !== null;

  async function throwAway() {
    if (!(await trash.run({ ids: [id] }))) return;
    showToast({
      message: `Moved ${tagsCalled([tag])} to trash`,
      undo: () => void restore.run({ ids: [id] }),
    });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="Tag actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Edit…',
              icon: <IconPencil size={16} />,
              disabledReason: refusal('tag.update', [tag]),
              onSelect: () => setEditing(true),
            },
            {
              label: isLocked ? 'Unlock' : 'Lock',
              icon: isLocked ? <IconLockOpen size={16} /> : <IconLock size={16} />,
              disabledReason: refusal(isLocked ? 'tag.unlock' : 'tag.lock'),
              onSelect: () => void (isLocked ? unlock.run({ id }) : lock.run({ id })),
            },
          ],
          [
            {
              label: 'Move to trash',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: refusal('tag.delete', [tag]),
              onSelect: () => void throwAway(),
            },
          ],
        ]}
      />
      {isEditing && <EditTagDialog tag={tag} refusal={refusal} onClose={() => setEditing(false)} />}
    </>
  );
}
