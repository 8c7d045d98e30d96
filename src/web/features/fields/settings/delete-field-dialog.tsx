import { useQuery } from 'urql';
import type { FieldPartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { FieldUseCountDocument, RestoreFieldDocument, TrashFieldDocument } from '../fields.gen.ts';
import { describeUse } from './describe-use.ts';

/** Says how much goes before it goes, and brings it all back. */
export function DeleteFieldDialog({ field, onClose }: { field: FieldPartsFragment; onClose: () => void }) {
  const trash = useCommand(TrashFieldDocument);
  const restore = useCommand(RestoreFieldDocument);
  const [{ data }] = useQuery({
    query: FieldUseCountDocument,
    variables: { fieldId: field.id, optionId: null },
    requestPolicy: 'network-only',
  });
  const text = describeUse(data?.fieldUseCount, field.owner);

  async function run() {
    if (!(await trash.run({ id: field.id }))) return;
    onClose();
    showToast({ message: `Deleted “${field.label}”`, undo: () => void restore.run({ id: field.id }) });
  }

  return (
    <ConfirmDialog
      title={`Delete “${field.label}”?`}
      confirmLabel="Delete field"
      busy={trash.busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {text} The field and all its values will be deleted. You can undo this right after.
    </ConfirmDialog>
  );
}
