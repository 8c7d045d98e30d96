import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useClient } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { useCan } from '#web/features/members/index.ts';
import type { AiDocCardFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RestoreAiDocDocument, TrashAiDocDocument } from './docs.gen.ts';

export function DocMenu({ doc, onGone }: { doc: AiDocCardFragment; onGone: () => void }) {
  const client = useClient();
  const trash = useCommand(TrashAiDocDocument);
  const access = { level: doc.viewerLevel };
  const mayEdit = useCan('doc.update', access);
  const mayTrash = useCan('doc.trash', access);

  async function moveToTrash() {
    if (!(await trash.run({ id: doc.id }))) return;
    onGone();
    showToast({
      message: 'Doc moved to trash',
      undo: () => void client.mutation(RestoreAiDocDocument, { id: doc.id }).toPromise(),
    });
  }

  return (
    <Menu
      trigger={
        <IconButton label="More actions">
          <IconDots size={16} />
        </IconButton>
      }
      groups={[
        [
          {
            label: 'Edit prompt',
            icon: <IconPencil size={16} />,
            disabledReason: mayEdit.allowed ? null : mayEdit.reason,
            href: buildUrl('editDoc', { params: { docId: doc.id } }),
          },
        ],
        [
          {
            label: 'Move to trash',
            icon: <IconTrash size={16} />,
            danger: true,
            disabledReason: mayTrash.allowed ? null : mayTrash.reason,
            onSelect: () => void moveToTrash(),
          },
        ],
      ]}
    />
  );
}
