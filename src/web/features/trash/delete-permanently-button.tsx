import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import type { TrashItemType } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeletePermanentlyDocument } from './trash.gen.ts';

type Deleted = { type: TrashItemType; id: string };

export function DeletePermanentlyButton({ item, title }: { item: Deleted; title: string }) {
  const [isAsking, setAsking] = useState(false);
  const { run, busy } = useCommand(DeletePermanentlyDocument);

  async function confirm() {
    const done = await run({ type: item.type, id: item.id });
    setAsking(false);
    if (done) showToast({ message: `Permanently deleted “${title}”` });
  }

  return (
    <>
      <IconButton label={`Delete ${title} permanently`} onClick={() => setAsking(true)}>
        <IconTrashX size={16} />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={`Permanently delete “${title}”?`}
          confirmLabel="Delete permanently"
          busy={busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          It’s deleted with everything in it, its versions and its files. No one can restore it.
        </ConfirmDialog>
      )}
    </>
  );
}
