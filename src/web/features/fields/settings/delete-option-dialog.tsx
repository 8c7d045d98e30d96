import { useQuery } from 'urql';
import type { FieldPartsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  FieldUseCountDocument,
  RestoreFieldOptionDocument,
  TrashFieldOptionDocument,
} from '../fields.gen.ts';
import { describeUse } from './describe-use.ts';

export type DeleteOptionDialogProps = {
  field: FieldPartsFragment;
  option: FieldPartsFragment['options'][number];
  onClose: () => void;
};

export function DeleteOptionDialog({ field, option, onClose }: DeleteOptionDialogProps) {
  const trash = useCommand(TrashFieldOptionDocument);
  const restore = useCommand(RestoreFieldOptionDocument);
  const ref = { fieldId: field.id, optionId: option.id };
  const [{ data }] = useQuery({
    query: FieldUseCountDocument,
    variables: ref,
    requestPolicy: 'network-only',
  });

  async function run() {
    if (!(await trash.run(ref))) return;
    onClose();
    showToast({ message: `Deleted “${option.label}”`, undo: () => void restore.run(ref) });
  }

  return (
    <ConfirmDialog
      title={`Delete “${option.label}”?`}
      confirmLabel="Delete option"
      busy={trash.busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {describeUse(data?.fieldUseCount, field.owner)} It will be removed from all of them. You can undo this
      right after.
    </ConfirmDialog>
  );
}
