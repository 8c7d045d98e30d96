import { IconForms } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { type FieldLook, FieldValueEditor } from '#web/features/fields/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { writeValues } from './cell-writer.ts';

export type SetFieldMenuProps = {
  fields: readonly FieldLook[];
  ids: readonly string[];
  /** '3 notes' */
  label: string;
};

/** One value of a field for everything that is selected, in one change. */
export function SetFieldMenu({ fields, ids, label }: SetFieldMenuProps) {
  const [field, setField] = useState<FieldLook | null>(null);
  return (
    <>
      <Menu
        side="top"
        align="start"
        trigger={
          <Button variant="quiet" icon={<IconForms size={16} />}>
            Set a field
          </Button>
        }
        groups={[fields.map((one) => ({ label: one.label, onSelect: () => setField(one) }))]}
      />
      {field && <SetFieldDialog field={field} ids={ids} label={label} onClose={() => setField(null)} />}
    </>
  );
}

type SetFieldDialogProps = Omit<SetFieldMenuProps, 'fields'> & { field: FieldLook; onClose: () => void };

function SetFieldDialog({ field, ids, label, onClose }: SetFieldDialogProps) {
  const client = useClient();
  const [held, setHeld] = useState<Parameters<Parameters<typeof FieldValueEditor>[0]['onSave']>>([null]);
  const [value, people] = held;

  async function save() {
    onClose();
    const cells = ids.map((objectId) => ({ objectId, fieldId: field.id, value }));
    const { problem, undo } = await writeValues(client, cells);
    if (problem !== null) showToast({ message: problem, tone: 'error' });
    else showToast({ message: `Set ${field.label} of ${label}`, undo: () => void undo() });
  }

  return (
    <Dialog title={`Set ${field.label} of ${label}`} onClose={onClose}>
      <FieldValueEditor
        field={field}
        value={value}
        {...(people && { people })}
        onSave={(...next) => setHeld(next)}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={() => void save()}>
          {value === null ? 'Clear field' : 'Set'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
